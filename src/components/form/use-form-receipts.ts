import { useState } from 'react'
import { promisedReply } from '@/components/contact/visitor-clock'
import type { Attempt } from '@/components/form/attempt'
import { useStore } from '@/components/hooks/use-store'
import type { Step } from '@/components/ui/numbered-steps'
import type { ReplyTime } from '@/lib/business-hours'
import {
  forgetReceipt,
  keepReceipt,
  type ReceiptLine,
  receiptStore,
  type StoredReceipt,
} from '@/lib/receipts'

export type ReceiptWords = {
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
  lines: (values: Values) => readonly ReceiptLine[]
  /** The promised reply time, by default 24 hours; `null` without a promise. */
  replyWithin?: ReplyTime | null | undefined
  /** Shows the receipt only after sending. A later visit shows the form, with a line about the receipt above it. */
  onlyAfterSending?: boolean
}

type FormReceiptsOptions<Values> = Partial<ReceiptOptions<Values>> & {
  name: string
  about: string
  draft: { hasValues: boolean; replaces?: string | undefined }
}

/** What a press has opened: the form, or the receipt with this id. */
type Opened = 'form' | { receipt: string }

export type FormReceipts = ReturnType<typeof useFormReceipts<never>>

/** The receipts of a form, and the one that replaces it: the state `stored`. */
export function useFormReceipts<Values>({
  name,
  about,
  draft,
  words,
  lines,
  replyWithin = '24 hours',
  onlyAfterSending = false,
}: FormReceiptsOptions<Values>) {
  const receipts = useStore(receiptStore).filter(({ form }) => form === name)
  const find = (id: string | undefined) => receipts.find((receipt) => receipt.id === id)
  const [opened, setOpened] = useState<Opened | undefined>(onlyAfterSending ? 'form' : undefined)
  const showForm = () => setOpened('form')
  const showReceipt = (id: string) => setOpened({ receipt: id })
  const openedReceipt = opened === 'form' ? undefined : find(opened?.receipt)
  const awaited = receipts.find((receipt) => receipt.about === about && isAwaited(receipt))
  /** An opened receipt, or one whose reply is awaited while no text is typed. */
  const replacing = opened || draft.hasValues ? openedReceipt : awaited
  return {
    /** The receipt that replaces the form. */
    shown: replacing && words ? { ...replacing, words } : undefined,
    /** Whether a press has opened the form or receipt: its first field or its heading takes the focus. */
    takesFocus: opened !== undefined,
    /** The receipt of the submission that the draft corrects. */
    corrects: find(draft.replaces),
    newest: receipts[0],
    showForm,
    showReceipt,
    forget: (id: string) => {
      forgetReceipt(id)
      showForm()
    },
    /** Keeps and shows a receipt. It replaces the receipt of the row that it corrects. */
    add: ({ id, reference, replaces }: Attempt<object>, values: Values) => {
      if (!lines) return
      const now = new Date()
      const replaced = find(replaces)
      keepReceipt({
        id,
        form: name,
        about,
        reference,
        at: now.getTime(),
        due: replyWithin ? promisedReply(now, replyWithin).getTime() : undefined,
        lines: lines(values),
        replacedAt: replaced?.at,
      })
      if (replaced) forgetReceipt(replaced.id)
      showReceipt(id)
    },
  }
}

const isAwaited = ({ due }: StoredReceipt) => due === undefined || due > Date.now()
