import { Suspense } from 'react'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useQueryParameters } from '@/components/hooks/use-query'
import { PageBand } from '@/components/layout/page-band'
import { lazyHydration } from '@/components/lazy-hydration'
import { signup } from '@/content/signup/selection'
import { Selection } from '@/pages/signup/selection'
import { useMoved } from '@/pages/signup/use-moved'
import { Waiting } from '@/pages/signup/waiting'

// A form's code is a tenth of a page's, and who only looks around needs none.
const StudentWizard = lazyHydration(
  'signup-student-form',
  async () => (await import('@/pages/signup/student-wizard')).StudentWizard,
)
const ConsultantWizard = lazyHydration(
  'signup-consultant-form',
  async () => (await import('@/pages/signup/consultant-wizard')).ConsultantWizard,
)

export function Component() {
  return (
    <>
      <PageBand>{signup.lead}</PageBand>
      {/* Tall enough that nothing in sight moves when one view takes another's place. */}
      <div className="container-page min-h-[56rem] py-8 sm:py-12">
        <Suspense fallback={<Waiting />}>
          <View />
        </Suspense>
      </div>
    </>
  )
}

/** The pre-rendered page knows no query string, so it shows neither the selection nor a wizard. */
function View() {
  const known = useAfterHydration()
  const type = useQueryParameters().get('type')
  const moved = useMoved()
  if (!known) {
    return (
      <>
        <Waiting />
        <noscript>
          <Selection moved={false} />
        </noscript>
      </>
    )
  }
  if (!type) return <Selection moved={moved} />
  return type === 'consultant' ? <ConsultantWizard moved={moved} /> : <StudentWizard moved={moved} />
}
