import { FormBoundary } from '@/components/form/form-boundary'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { Skeleton } from '@/components/ui/skeleton'
import { signup } from '@/content/signup/signup'
import { cn } from '@/lib/cn'
import { useAfterHydration, useQueryParameters } from '@/loading/hydration'
import { ConsultantWizard } from '@/pages/signup/consultant-wizard'
import { StudentWizard } from '@/pages/signup/student-wizard'
import { ChangingView } from '@/pages/signup/view-heading'
import { WizardChoice } from '@/pages/signup/wizard-choice'

/** At least as high as the receipt, so that nothing moves when it appears: e2e/receipts.spec.ts, thorough. */
const reservedHeight = 'min-h-[56rem] lg:min-h-[44rem]'

export function Component() {
  return (
    <>
      <TitleRow />
      <div className={cn('container-page pt-6 pb-8 sm:py-8', reservedHeight)}>
        <ChangingView>
          <View />
        </ChangingView>
      </div>
    </>
  )
}

/**
 * The row with the title. At its right is room for `WizardProgress`, which a negative margin moves up from the view below. Hydration
 * changes only the wizard's name.
 */
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
  if (!isHydrated) {
    return (
      <>
        <WizardSkeleton />
        <noscript>
          <WizardChoice />
        </noscript>
      </>
    )
  }
  if (!type) return <WizardChoice />
  return type === 'consultant' ? (
    <FormBoundary formName="signup-consultant">
      <ConsultantWizard />
    </FormBoundary>
  ) : (
    <FormBoundary formName="signup-student">
      <StudentWizard />
    </FormBoundary>
  )
}

/** Before hydration the query string is unknown, so the page shows neither the choice of wizards nor a wizard. */
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
