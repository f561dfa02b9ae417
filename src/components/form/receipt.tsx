import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import drawing from '@/assets/art/sent.svg'
import { onVisitorsClock, useHoursTexts } from '@/components/contact/visitor-clock'
import type { ShownReceipt } from '@/components/form/use-form-receipts'
import { useFormWords } from '@/components/form/use-form-words'
import type { FormModel } from '@/components/form/use-submission-form'
import { PrintedSender } from '@/components/layout/printed-sender'
import { receiptTitle } from '@/components/page-stores'
import { CopyField } from '@/components/ui/copy-field'
import { Disclosure } from '@/components/ui/disclosure'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { cn } from '@/lib/cn'
import { receiptNumber, type StoredReceipt } from '@/lib/receipts'
import { dayOrTime } from '@/lib/short-moment'

/** `label` stands above the reference or the referral code; `copy` is the text of its button. */
type ReferenceField = { label: string; copy?: string; onCopied?: () => void }

type ReceiptProps = {
  form: FormModel
  receipt: ShownReceipt
  /** Whether the receipt stands in a dialog, which has the title. Its next steps are always open. */
  inDialog?: boolean
  /** Keeps the next steps open after a reload. Only for a receipt that is no taller than its form: others move the page below. */
  open?: boolean
  /** Shown above the next steps. */
  more?: ReactNode
  /** Shows the reference above the number, for orders, payments and referral codes. */
  reference?: ReferenceField
}

/** Confirms a stored submission: content, number, time of the reply and next steps. */
export function Receipt({ form, receipt, inDialog = false, open = inDialog, more, reference }: ReceiptProps) {
  const { takesFocus, correction, receipts } = form
  const { receipt: common } = useFormWords()
  const { noun, title, promise = common.reply, steps, stepsDone, change = common.change } = receipt.words
  const { id, at, due, lines, replacedAt } = receipt
  const isOpen = open || takesFocus
  const heading = useId()
  const element = useReceiptArrival(inDialog ? undefined : title, takesFocus)
  const hours = useHoursTexts()
  const moment = (time: number) => onVisitorsClock(new Date(time), hours)
  const sentLine = (
    <p>
      {common.sentOn(moment(at))}
      {due && ` ${common.by(promise, moment(due))}`}
      {replacedAt && ` ${common.replaces(noun, dayOrTime(new Date(replacedAt)))}`}
    </p>
  )
  return (
    <section
      ref={element}
      data-receipt
      aria-labelledby={inDialog ? undefined : heading}
      className={cn(
        'grid gap-4 wrap-anywhere',
        !inDialog &&
          'rounded-t-[4rem] rounded-b-3xl border-2 border-sea bg-paper-white px-5 pt-5 pb-4 sm:px-6',
      )}
    >
      {isOpen && (
        <img src={drawing} alt="" width="240" height="160" className="mx-auto h-auto w-28 print:hidden" />
      )}
      {!inDialog && (
        <h2 id={heading} tabIndex={-1} className="scroll-mt-24 justify-self-center text-center text-2xl">
          {title}
        </h2>
      )}
      {inDialog && <PrintedSender />}
      {lines.length > 0 && <Lines lines={lines} />}
      {due && sentLine}
      <ReceiptNumber receipt={receipt} noun={noun} reference={reference} />
      <Disclosure
        open={isOpen}
        className="group print:always-open"
        summary={
          <>
            <h3 className="text-lg">{common.next}</h3>
            <span className="font-normal text-sm group-open:hidden print:hidden">
              {[change, common.another, common.forget].join(' · ')}
            </span>
          </>
        }
      >
        <div className="grid gap-4">
          {/* Without a promised time the line is less important, so it stands inside the disclosure. */}
          {!due && sentLine}
          {more}
          <NumberedSteps steps={steps} done={stepsDone} doneText={common.done} />
          <div className="flex flex-wrap items-center gap-x-5 print:hidden">
            <button type="button" onClick={() => correction.start(id)} className="link">
              {change}
            </button>
            <button type="button" onClick={receipts.hide} className="link">
              {common.another}
            </button>
            <button type="button" onClick={() => receipts.forget(id)} className="link">
              {common.forget}
            </button>
            <span className="text-ink-muted text-sm">{common.kept}</span>
          </div>
        </div>
      </Disclosure>
    </section>
  )
}

type ReceiptNumberProps = {
  receipt: StoredReceipt
  noun: string
  reference: ReferenceField | undefined
}

/** The submission's number, or its reference with the number below. The button copies all that is shown. */
function ReceiptNumber({ receipt, noun, reference }: ReceiptNumberProps) {
  const { receipt: receiptWords, copyByHand } = useFormWords()
  const { copy, copied, number } = receiptWords
  const words = { copy, copied, byHand: copyByHand }
  const label = number(noun)
  const value = receiptNumber(receipt)
  if (!reference) return <CopyField {...words} label={label} value={value} />
  const numberLine = `${label}: ${value}`
  return (
    <div>
      <CopyField
        {...words}
        {...reference}
        value={receipt.reference}
        text={`${receipt.reference}\n${numberLine}`}
      />
      <p translate="no" className="text-sm">
        {numberLine}
      </p>
    </div>
  )
}

function Lines({ lines }: Pick<StoredReceipt, 'lines'>) {
  return (
    <dl>
      {lines.map(({ label, value }) => (
        <div
          key={label}
          className="border-paper-line border-b py-2 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-4"
        >
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="whitespace-pre-line font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Sets the page's title, and takes the focus if the visitor opened the receipt. */
function useReceiptArrival(title: string | undefined, takesFocus: boolean) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    receiptTitle.set(title)
    return () => receiptTitle.reset()
  }, [title])
  const focusHeading = useEffectEvent(() => {
    if (!takesFocus) return
    const dialog = element.current?.closest('[role=dialog]')
    const heading = (dialog ?? element.current)?.querySelector('h2')
    heading?.focus({ preventScroll: true })
    if (dialog) dialog.scrollTo({ top: 0 })
    else heading?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => {
    focusHeading()
  }, [])
  return element
}
