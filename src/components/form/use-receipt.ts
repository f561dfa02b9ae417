import { useState } from 'react'
import { promisedReply } from '@/components/contact/visitor-clock'
import { useReceipts } from '@/components/hooks/use-receipts'
import type { ReplyTime } from '@/lib/business-hours'
import { forgetReceipt, keepReceipt, type Receipt, type ReceiptLine } from '@/lib/receipts'

export type ReceiptOptions<Values> = {
  /** Lines about the submission, day and time first, without address, phone number or message. */
  lines: (values: Values) => readonly ReceiptLine[]
  /** The promised reply time, by default 24 hours; `null` without a promise. */
  replyWithin?: ReplyTime | null
  /** Shows the receipt only after sending. A later visit shows the form, with a line about the receipt above it. */
  onlyAfterSending?: boolean
}

/** The view of the form. Any other view is the id of a receipt, or '' without a press. */
const FORM = 'form'

/** The receipts of a form, and the one that replaces it. */
export function useReceipt<Values>(
  name: string,
  about: string,
  options: ReceiptOptions<Values> | undefined,
  isTyping: boolean,
) {
  const receipts = useReceipts().filter(({ form }) => form === name)
  const [view, setView] = useState(options?.onlyAfterSending ? FORM : '')
  const isAwaited = ({ due }: Receipt) => due === undefined || due > Date.now()
  const shown = receipts.find(({ id }) => id === view)
  const awaited = receipts.find((receipt) => receipt.about === about && isAwaited(receipt))
  const receipt = shown ?? (view !== FORM && !isTyping ? awaited : undefined)
  const showForm = () => setView(FORM)
  return {
    /** The receipt that replaces the form. */
    receipt,
    /** Whether a press opened the receipt, which then takes the focus. */
    isReceiptAsked: shown !== undefined,
    /** Whether a press opened the form, whose first field then takes the focus. */
    wasFormOpened: view === FORM,
    /** The newest receipt, for the line above the form. */
    earlier: receipt ? undefined : receipts[0],
    showReceipt: setView,
    showForm,
    forgetReceipt: (id: string) => {
      forgetReceipt(id)
      showForm()
    },
    receiptOf: (id: string | undefined) => receipts.find((receipt) => receipt.id === id),
    /** Stores a receipt. It replaces the receipt of the row that it corrects. */
    storeReceipt: (sent: Pick<Receipt, 'id' | 'reference'>, values: Values, replaces: string | undefined) => {
      if (!options) return
      const { lines, replyWithin = '24 hours' } = options
      const now = new Date()
      const replaced = receipts.find(({ id }) => id === replaces)
      keepReceipt({
        ...sent,
        form: name,
        about,
        at: now.getTime(),
        ...(replyWithin && { due: promisedReply(now, replyWithin).getTime() }),
        lines: lines(values),
        ...(replaced && { replacedAt: replaced.at }),
      })
      if (replaced) forgetReceipt(replaced.id)
      setView(sent.id)
    },
  }
}
