import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useQueryParameters } from '@/components/hooks/use-query'
import { PageBand } from '@/components/layout/page-band'
import { lazyHydration } from '@/components/lazy-hydration'
import { Skeleton } from '@/components/ui/skeleton'
import { signup } from '@/content/signup/selection'
import { Selection } from '@/pages/signup/selection'

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
        <Suspense fallback={<WizardSkeleton />}>
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
        <WizardSkeleton />
        <noscript>
          <Selection moved={false} />
        </noscript>
      </>
    )
  }
  if (!type) return <Selection moved={moved} />
  return type === 'consultant' ? <ConsultantWizard moved={moved} /> : <StudentWizard moved={moved} />
}

/** Whether the visitor has moved within this page: then a new view takes the focus, as a new page would. */
function useMoved() {
  const { key } = useLocation()
  const [first] = useState(key)
  const [moved, setMoved] = useState(false)
  if (!moved && key !== first) setMoved(true)
  return moved
}

/** In the place of the selection or a wizard, until the page knows which. With scripts off it never will. */
function WizardSkeleton() {
  return (
    <div className="grid gap-5 noscript:hidden">
      <p className="sr-only">{signup.loading}</p>
      <Skeleton className="h-20" />
      <Skeleton className="h-[34rem]" />
      <Skeleton className="h-12" />
    </div>
  )
}
