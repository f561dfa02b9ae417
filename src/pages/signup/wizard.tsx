import { useId } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { FreeCallButton } from '@/components/dialogs/free-call'
import type { FormControl } from '@/components/form/hook-form'
import { Receipt } from '@/components/form/receipt'
import { PurposeNote, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import type { ShownReceipt } from '@/components/form/use-form-receipts'
import type { FormModel } from '@/components/form/use-submission-form'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { Button, ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { chat } from '@/content/chat'
import { type WizardContent, wizard } from '@/content/signup/wizard'
import { paths } from '@/lib/paths'
import { MissingFieldsNotice, MissingFieldsSummary } from '@/pages/signup/missing-fields'
import { Passwords } from '@/pages/signup/passwords'
import { toField, useStep } from '@/pages/signup/use-step'
import { ViewHeading } from '@/pages/signup/view-heading'
import { WizardProgress } from '@/pages/signup/wizard-progress'
import { WizardQuestion } from '@/pages/signup/wizard-question'

type WizardProps<Values extends FieldValues> = {
  content: WizardContent<FieldPath<Values>>
  form: FormModel & { control: FormControl<Values> }
}

export function Wizard<Values extends FieldValues>({ content, form }: WizardProps<Values>) {
  const { type, title, steps, purpose } = content
  const { step, isLast, field: linkedField, next, previous } = useStep(type, steps.length)
  const navigate = useNavigate()
  useOnNavigation(() => {
    if (linkedField) form.fields.focus(linkedField)
  })
  const noticeId = useId()
  const { state } = form
  if (state.status === 'stored') return <Submitted form={form} receipt={state.receipt} />

  const currentStep = steps[step - 1]
  const fields = currentStep?.fields ?? []
  const passwords = fields.filter((field) => field.kind === 'password')
  const mayShowNotice = step > 1 && !isLast
  const openField = (name: string) => {
    const index = steps.findIndex(({ fields }) => fields.some((field) => field.name === name))
    navigate(paths.signupStep(type, index + 1), { state: toField(name) })
  }
  const backButton = (
    <Button tone="secondary" className="px-4!" disabled={state.status === 'sending'} onClick={previous}>
      {step === 1 ? wizard.back : wizard.previous}
    </Button>
  )
  return (
    <div className="grid gap-8 max-lg:max-w-[40rem] lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between lg:gap-12">
      <div>
        {/* The progress stands in the row with the title, above the form's notes. */}
        <WizardProgress step={step} steps={steps.length} />
        <SubmissionForm form={form} onNext={isLast ? undefined : next} isStep className="content-start">
          <div className="flex items-baseline max-sm:-mb-2 justify-between gap-3">
            <ViewHeading
              key={step}
              takesFocus={!linkedField}
              aria-describedby={mayShowNotice ? noticeId : undefined}
              className="scroll-mt-40 text-xl sm:text-3xl"
            >
              <span className="sr-only">{wizard.stepInWords(step, steps.length)}:</span> {currentStep?.title}
            </ViewHeading>
            <p className="shrink-0 font-semibold text-ink-muted text-sm">{wizard.step(step, steps.length)}</p>
          </div>
          {mayShowNotice && (
            <MissingFieldsNotice id={noticeId} control={form.control} type={type} steps={steps} />
          )}
          {step === 1 && <p className="-mb-2 text-ink-muted text-sm">{wizard.starred}</p>}
          {fields.map(
            (field) =>
              field.kind !== 'password' && (
                <WizardQuestion key={field.name} control={form.control} field={field} />
              ),
          )}
          {passwords.length > 0 && <Passwords control={form.control} fields={passwords} />}
          {isLast ? (
            <>
              <MissingFieldsSummary
                control={form.control}
                type={type}
                steps={steps}
                error={state.status === 'failed' ? state.error : undefined}
              />
              <SubmissionProblems chat={chat.greeting} mail={{ subject: title }} openField={openField} />
              <div className="flex flex-wrap gap-3">
                {backButton}
                <SubmitButton className="grow basis-[8rem] px-4!" pendingText={wizard.submitting}>
                  {wizard.submit}
                </SubmitButton>
              </div>
              <PurposeNote>{purpose}</PurposeNote>
            </>
          ) : (
            <div className="flex flex-wrap gap-3">
              {backButton}
              <SubmitButton className="grow basis-[8rem] px-4!">{wizard.next}</SubmitButton>
            </div>
          )}
        </SubmissionForm>
      </div>
      <GoodToKnow />
    </div>
  )
}

function GoodToKnow() {
  const { title, points } = wizard.goodToKnow
  return (
    <aside aria-label={title} className="self-start rounded-2xl bg-sea-pale p-5 lg:mt-8">
      <h2 className="text-xl">{title}</h2>
      <CheckList points={points} className="mt-3 gap-3" />
    </aside>
  )
}

function Submitted({ form, receipt }: { form: FormModel; receipt: ShownReceipt }) {
  return (
    <div className="mx-auto max-w-2xl">
      <Receipt form={form} receipt={receipt} />
      <p className="mt-4 rounded-xl bg-sea-pale px-4 py-3 text-sm">{wizard.mail}</p>
      <div className="mt-6 grid gap-3 sm:flex">
        <FreeCallButton>{wizard.book}</FreeCallButton>
        <ButtonLink tone="secondary" to={paths.home}>
          {wizard.home}
        </ButtonLink>
      </div>
    </div>
  )
}
