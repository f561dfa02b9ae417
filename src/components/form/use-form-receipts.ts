import { useState } from 'react'
import type { Attempt } from '@/components/form/attempt'
import { useFormWords } from '@/components/form/use-form-words'
import { useReceipts } from '@/components/hooks/use-receipts'
import type { Step } from '@/components/ui/numbered-steps'
import { type ReplyTime, replyDue } from '@/lib/business-hours'
import { forgetReceipt, isAwaited, keepReceipt, type ReceiptLine, type StoredReceipt } from '@/lib/receipts'
import { dayOrTime } from '@/lib/short-moment'

type ReceiptWords = {
  /** "booking", as in "Your booking number". */
  noun: string
  title: string
  /** Our promise, which ends with the time: "We send the payment details". */
  promise?: string
  steps: readonly Step[]
  /** The button that opens the form with the sent values. */
  change?: string
  stepsDone: number
}

/** A receipt in place of its form. */
export type ShownReceipt = StoredReceipt & { words: ReceiptWords }

export type ReceiptOptions<Values> = {
  words: ReceiptWords
  /** Lines about the submission, day and time first, without address, phone number or message. */
  lines?: (values: Values) => readonly ReceiptLine[]
  /** The promised reply time, by default 24 hours; `null` without a promise. */
  replyWithin?: ReplyTime | null | undefined
  /** Shows the receipt only after sending. A later visit shows the form, with a line about the receipt above it. */
  onlyAfterSending?: boolean
}

type FormReceiptsOptions<Values> = {
  name: string
  title: string
  about: string
  receipt: ReceiptOptions<Values> | undefined
}

/** What a press has opened: the form, or the receipt with this id. */
export type FormView = 'form' | { receipt: string }

/** The receipts of a form, and the one that replaces it: the state `stored`. */
export function useFormReceipts<Values>(
  draft: { hasValues: boolean; replaces?: string | undefined },
  { name, title, about, receipt: options }: FormReceiptsOptions<Values>,
) {
  const words = useFormWords()
  const receipts = useReceipts(name)
  const find = (id: string | undefined) => receipts.find((receipt) => receipt.id === id)
  /** Undefined after a load, except in a dialog with `onlyAfterSending`, which a press opens. */
  const [view, show] = useState<FormView | undefined>(options?.onlyAfterSending ? 'form' : undefined)
  const inPlace = receiptInPlace(receipts, { view, hasDraft: draft.hasValues, about })
  const shown: ShownReceipt | undefined = inPlace && options && { ...inPlace, words: options.words }
  const corrects = find(draft.replaces)
  /** The form's own title, that of the receipt in its place, or "Change your booking of Friday" during a correction. */
  const shownTitle = () => {
    if (shown) return shown.words.title
    return options && corrects ? words.change(options.words.noun, dayOrTime(new Date(corrects.at))) : title
  }
  return {
    title: shownTitle(),
    shown,
    takesFocus: view !== undefined,
    corrects,
    newest: receipts[0],
    show,
    /** Keeps and shows a receipt. It replaces the receipt of the row that it corrects. */
    add: ({ id, reference, replaces }: Attempt<object>, values: Values) => {
      if (!options) return
      // An unchanged correction stores nothing, so the first promise counts.
      if (find(id)) return show({ receipt: id })
      const { lines, replyWithin = '24 hours' } = options
      const now = new Date()
      const replaced = find(replaces)
      keepReceipt({
        id,
        form: name,
        about,
        reference,
        at: now.getTime(),
        due: replyWithin ? replyDue(now, replyWithin).getTime() : undefined,
        lines: lines?.(values) ?? [],
        replacedAt: replaced?.at,
      })
      if (replaced) forgetReceipt(replaced.id)
      show({ receipt: id })
    },
  }
}

/**
 * The receipt in place of the form:
 * - a press opened the form: none
 * - a press opened a receipt, or its submission has just been stored: this receipt
 * - after a load, with a draft: none
 * - after a load, without a draft: the receipt for the same package, product or selection, until our reply is due
 */
export function receiptInPlace<Receipt extends Pick<StoredReceipt, 'id' | 'about' | 'due'>>(
  receipts: readonly Receipt[],
  { view, hasDraft, about }: { view: FormView | undefined; hasDraft: boolean; about: string },
) {
  if (view === 'form') return undefined
  if (view) return receipts.find(({ id }) => id === view.receipt)
  if (hasDraft) return undefined
  return receipts.find((receipt) => receipt.about === about && isAwaited(receipt))
}
