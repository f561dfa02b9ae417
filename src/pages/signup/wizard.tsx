import { type FormEvent, useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore } from '@/components/form/draft'
import { DraftNotice } from '@/components/form/draft-notice'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { SubmitButton } from '@/components/form/submit-button'
import { useDraft } from '@/components/form/use-draft'
import { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { Button } from '@/components/ui/button'
import { chat } from '@/content/chat'
import { notices } from '@/content/notices'
import { type WizardContent, wizard } from '@/content/signup/wizard'
import { GoodToKnow } from '@/pages/signup/good-to-know'
import { failureNotice, untilStored } from '@/pages/signup/outcome'
import type { Passwords } from '@/pages/signup/passwords'
import { StillEmpty } from '@/pages/signup/still-empty'
import { Submitted } from '@/pages/signup/submitted'
import { useStep } from '@/pages/signup/use-step'
import { ViewHeading } from '@/pages/signup/view-heading'
import { WizardControl } from '@/pages/signup/wizard-control'
import { WizardProgress } from '@/pages/signup/wizard-progress'

type WizardProps<Values extends FieldValues & Passwords, Sent extends FieldValues> = {
  /** The `type` in the URL. */
  type: 'student' | 'consultant'
  content: WizardContent<FieldPath<Values>>
  form: UseFormReturn<Values, unknown, Sent>
  empty: Values
  draft: DraftStore<Values>
  send: (id: string, values: Sent) => Promise<'stored' | 'no-row'>
  /** Whether the visitor has come from another view of the page. */
  moved: boolean
}

/** A long form in steps. It checks nothing and stops nobody; the database is the guard. */
export function Wizard<Values extends FieldValues & Passwords, Sent extends FieldValues>({
  type,
  content,
  form,
  empty,
  draft,
  send,
  moved,
}: WizardProps<Values, Sent>) {
  const { title, steps, purpose, sent } = content
  const name = `signup-${type}`
  const { step, isLast, target, next, previous, leave } = useStep(type, steps.length)
  const { kept, startAfresh } = useDraft(form, {
    name,
    draft,
    empty,
    never: ['password', 'confirmPassword'],
  })
  const submission = useSubmission(form, {
    send: ({ id }, values) => untilStored(send(id, values)),
    notices: { success: notices.application.success, failure: failureNotice },
    draft,
    empty,
    onStored: leave,
  })
  const element = useRef<HTMLFormElement>(null)
  useFocusOn(element, target)
  if (submission.stored) return <Submitted {...sent} />

  const shown = steps[step - 1]
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <Form
        ref={element}
        name={name}
        aria-label={title}
        onSubmit={isLast ? submission.submit : goOn}
        className="content-start"
      >
        <div>
          <p className="flex justify-between gap-3 pb-1.5 font-semibold">
            {title}
            <span>{wizard.step(step, steps.length)}</span>
          </p>
          <WizardProgress step={step} steps={steps.length} />
        </div>
        <ViewHeading key={step} takesFocus={moved && !target.field} className="scroll-mt-40">
          <span className="sr-only">{wizard.stepInWords(step, steps.length)}:</span> {shown?.title}
        </ViewHeading>
        {shown?.fields.map((field) => (
          <WizardControl key={field.name} control={form.control} field={field} />
        ))}
        {isLast && <StillEmpty control={form.control} type={type} steps={steps} />}
        {isLast && submission.failed && <WayOut chat={chat.greeting} mail={{ subject: title }} />}
        <div className="flex gap-3">
          <Button tone="secondary" className="px-4!" disabled={submission.pending} onClick={previous}>
            {step === 1 ? wizard.back : wizard.previous}
          </Button>
          {isLast ? (
            <SubmitButton
              key="send"
              className="grow px-4!"
              pending={submission.pending}
              pendingText={wizard.submitting}
              // The second click of a double click on Next lands here.
              onClick={(event) => event.detail > 1 && event.preventDefault()}
            >
              {wizard.submit}
            </SubmitButton>
          ) : (
            <SubmitButton key="next" className="grow px-4!">
              {wizard.next}
            </SubmitButton>
          )}
        </div>
        <DraftNotice kept={kept} startAfresh={startAfresh} />
        {isLast && <PrivacyLine purpose={purpose} />}
      </Form>
      <GoodToKnow />
    </div>
  )
}

/** Takes the visitor to the field that a link led to. */
function useFocusOn(
  form: React.RefObject<HTMLFormElement | null>,
  target: { field?: string | undefined; arrival: string },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also one at the same field.
  useEffect(() => {
    if (!target.field) return
    const control = form.current?.elements.namedItem(target.field)
    const first = control instanceof RadioNodeList ? control[0] : control
    if (first instanceof HTMLElement) first.focus()
  }, [form, target.arrival])
}
