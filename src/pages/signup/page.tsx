import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FormBoundary } from '@/components/form/form-boundary'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { Skeleton } from '@/components/ui/skeleton'
import { signup } from '@/content/signup/selection'
import { useAfterHydration, useQueryParameters } from '@/loading/hydration'
import { ConsultantWizard } from '@/pages/signup/consultant-wizard'
import { Selection } from '@/pages/signup/selection'
import { StudentWizard } from '@/pages/signup/student-wizard'

export function Component() {
  return (
    <>
      <TitleRow />
      {/* The height is reserved, so that nothing shifts when the view appears. */}
      <div className="container-page min-h-[56rem] lg:min-h-[44rem] pt-6 pb-8 sm:py-8">
        <View />
      </div>
    </>
  )
}

/** The row with the title. Hydration changes only the wizard's name. */
function TitleRow() {
  const type = useQueryParameters().get('type')
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="container-page min-h-15 content-center py-2 pr-[min(11rem,50vw)] sm:pr-48">
        <h1 className="text-[min(1.125rem,6.5vw)] sm:text-2xl">{usePageMeta().heading}</h1>
        <p className="text-sm">{nameOf(type)}</p>
      </div>
    </div>
  )
}

function nameOf(type: string | null) {
  if (!type) return signup.asEither
  return type === 'consultant' ? signup.asConsultant : signup.asStudent
}

function View() {
  const isHydrated = useAfterHydration()
  const type = useQueryParameters().get('type')
  const hasNavigated = useHasNavigated()
  if (!isHydrated) {
    return (
      <>
        <WizardSkeleton />
        <noscript>
          <Selection hasNavigated={false} />
        </noscript>
      </>
    )
  }
  if (!type) return <Selection hasNavigated={hasNavigated} />
  return type === 'consultant' ? (
    <FormBoundary form="signup-consultant">
      <ConsultantWizard hasNavigated={hasNavigated} />
    </FormBoundary>
  ) : (
    <FormBoundary form="signup-student">
      <StudentWizard hasNavigated={hasNavigated} />
    </FormBoundary>
  )
}

/** Whether the visitor has navigated since the page was mounted. */
function useHasNavigated() {
  const { key } = useLocation()
  const [first] = useState(key)
  const [hasNavigated, setHasNavigated] = useState(false)
  if (!hasNavigated && key !== first) setHasNavigated(true)
  return hasNavigated
}

/** Before hydration the query string is unknown, so the page shows neither the selection nor a wizard. */
function WizardSkeleton() {
  return (
    <div className="grid gap-5 noscript:hidden">
      <p className="sr-only">{signup.loading}</p>
      <Skeleton className="h-12" />
      <Skeleton className="h-[36rem] lg:h-[31rem]" />
      <Skeleton className="h-12" />
    </div>
  )
}
