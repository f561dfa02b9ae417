import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { StateSent } from '@/components/art/state-sent'
import type { SubmissionFormState } from '@/components/form/use-submission-form'
import { Disclosure } from '@/components/ui/disclosure'
import { NumberedSteps, type Step } from '@/components/ui/numbered-steps'
import { onVisitorsClock, replyDueOnVisitorsClock } from '@/components/visitor-clock'
import { forms } from '@/content/forms'
import type { AwaitedReply } from '@/lib/awaited-reply'
import { cn } from '@/lib/cn'

const texts = forms.receipt

const foldedStyles = 'rounded-xl border border-paper-line px-4 open:pb-4'

type ReceiptWords = {
  /** A dialog has its own. */
  title?: string
  /** What goes to the visitor's address or number: "We send the payment details". */
  promise?: string
  steps: readonly Step[]
  /** How many of the steps have happened. */
  done: number
}

type Answer = { label: string; value: string }

type ReceiptProps = {
  form: Pick<SubmissionFormState, 'name' | 'sentValues' | 'editSentValues'>
  words: ReceiptWords
  answers?: readonly Answer[]
  /** The promised reply time, 24 hours by default; `null` if no reply is promised. */
  replyDue?: string | null | undefined
  /** The submission is of an earlier visit: a short receipt, with the form below it. */
  earlier?: AwaitedReply | undefined
  takesFocus?: boolean
  framed?: boolean
  /** The reference, with its copy button. */
  children?: ReactNode
}

/** Confirms a submission: its values, the time of the reply and the next steps. */
export function Receipt({
  form,
  words: { title, promise = texts.reply, steps, done },
  answers = [],
  replyDue,
  earlier,
  takesFocus = !earlier,
  framed = title !== undefined,
  children,
}: ReceiptProps) {
  const [inOneDay] = useState(() => replyDueOnVisitorsClock(new Date(), '24 hours'))
  const due = earlier ? onVisitorsClock(new Date(earlier.due)) : replyDue === undefined ? inOneDay : replyDue
  const receipt = useRef<HTMLElement>(null)
  const id = useId()
  const onMount = useEffectEvent(() => {
    if (!takesFocus) return
    const dialog = receipt.current?.closest('[role=dialog]')
    const container = dialog ?? receipt.current
    container?.querySelector('h2')?.focus({ preventScroll: true })
    if (dialog) dialog.scrollTo({ top: 0 })
    else container?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => onMount(), [])
  const { address, goBack } = useWayBack(form)
  const filled = answers.filter(({ value }) => value.trim())
  const next = <NumberedSteps steps={steps} done={done} />
  const answerList = filled.length > 0 && <Answers answers={filled} />
  return (
    <section
      ref={receipt}
      aria-labelledby={title && id}
      className={cn(
        'grid gap-4 wrap-anywhere',
        framed && 'rounded-t-[4rem] rounded-b-3xl border-2 border-sea bg-paper-white px-5 pt-5 pb-4 sm:px-8',
      )}
    >
      {!earlier && <StateSent className="mx-auto aspect-[3/2] h-auto w-28" />}
      {title && (
        <h2 id={id} tabIndex={-1} className="justify-self-center text-center text-2xl">
          {title}
        </h2>
      )}
      {(address || due) && (
        <p>
          {earlier && `${texts.earlier(onVisitorsClock(new Date(earlier.at)))} `}
          {promise}
          {address && (
            <>
              {' '}
              {texts.to} <strong>{address}</strong>
            </>
          )}
          {due && ` ${texts.by(due)}`}.{earlier && ` ${texts.again}`}
        </p>
      )}
      {children}
      {earlier ? (
        <Disclosure className={foldedStyles} summary={texts.next}>
          <div className="grid gap-4">
            {next}
            {answerList}
          </div>
        </Disclosure>
      ) : (
        <>
          <div>
            <h3 className="mb-3 text-lg">{texts.next}</h3>
            {next}
          </div>
          {answerList && (
            <Disclosure className={foldedStyles} summary={texts.sent}>
              {answerList}
            </Disclosure>
          )}
        </>
      )}
      {address && (
        <button type="button" onClick={goBack} className="link justify-self-start">
          {texts.change}
        </button>
      )}
    </section>
  )
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl>
      {answers.map(({ label, value }) => (
        <div
          key={label}
          className="border-paper-line border-t py-2 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-4"
        >
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The sent values, by the labels of their fields. */
export const answersIn = (values: FieldValues | undefined, labels: Record<string, string>): Answer[] =>
  Object.entries(labels).map(([field, label]) => ({ label, value: values?.[field] ?? '' }))

/** The address or number that gets the reply, and a button back to the form with its values. */
function useWayBack({ name, sentValues, editSentValues }: ReceiptProps['form']) {
  const field = ['email', 'phone'].find((field) => sentValues?.[field]?.trim())
  const isGoingBack = useRef(false)
  // `editSentValues` unmounts the receipt, and may mount or enable the field in the same render; the cleanup runs after it.
  useEffect(
    () => () => {
      if (!field || !isGoingBack.current) return
      isGoingBack.current = false
      const control = document.forms.namedItem(name)?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    },
    [name, field],
  )
  return {
    address: field && (sentValues?.[field].trim() as string),
    goBack: () => {
      isGoingBack.current = true
      editSentValues()
    },
  }
}
