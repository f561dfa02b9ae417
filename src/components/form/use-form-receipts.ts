import {
  type Attempt,
  type FormMemory,
  forgetSubmission,
  openForm,
  openReceipt,
  receiptInPlace,
} from '@/components/form/memory/form-memory'
import { useFormWords } from '@/components/form/use-form-words'
import { useReceipts } from '@/components/hooks/use-receipts'
import type { Step } from '@/components/ui/numbered-steps'
import { type ReplyTime, replyDue } from '@/lib/business-hours'
import { forgetReceipt, keepReceipt, type ReceiptLine, type StoredReceipt } from '@/lib/receipts'
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
  /** Changes the form's memory. */
  change: (transition: (before: FormMemory<Values>) => FormMemory<Values>) => void
}

/** The receipts of a form, and the one that replaces it: the status `stored`. */
export function useFormReceipts<Values>(
  memory: FormMemory<Values>,
  { name, title, about, receipt: options, change }: FormReceiptsOptions<Values>,
) {
  const words = useFormWords()
  const receipts = useReceipts(name)
  const find = (id: string | undefined) => receipts.find((receipt) => receipt.id === id)
  const inPlace = receiptInPlace(receipts, memory, about)
  const shown: ShownReceipt | undefined = inPlace && options && { ...inPlace, words: options.words }
  const corrected = find(memory.correction?.replaces)
  const correctionTitle =
    options && corrected && words.change(options.words.noun, dayOrTime(new Date(corrected.at)))
  return {
    title: shown?.words.title ?? correctionTitle ?? title,
    shown,
    corrected,
    list: {
      newest: receipts[0],
      show: (id: string) => change((before) => openReceipt(before, id)),
      hide: () => change(openForm),
      forget: (id: string) => {
        change((before) => forgetSubmission(before, id))
        forgetReceipt(id)
      },
    },
    /** Keeps the receipt of a stored attempt. It replaces the receipt of the row that the attempt corrects. */
    keep: ({ id, reference, replaces, ...attempt }: Attempt<object>, values: Values) => {
      // An unchanged correction stores nothing, so the first promise counts.
      if (!options || find(id)) return
      const { lines, replyWithin = '24 hours' } = options
      const now = new Date()
      const replaced = find(replaces)
      keepReceipt({
        id,
        form: name,
        about: attempt.about,
        reference,
        at: now.getTime(),
        due: replyWithin ? replyDue(now, replyWithin).getTime() : undefined,
        lines: lines?.(values) ?? [],
        replacedAt: replaced?.at,
      })
      if (replaced) forgetReceipt(replaced.id)
    },
  }
}
