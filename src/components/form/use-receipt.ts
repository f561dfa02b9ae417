import { useState } from 'react'
import { promisedReply } from '@/components/contact/visitor-clock'
import { useReceipts } from '@/components/hooks/use-receipts'
import type { ReplyTime } from '@/lib/business-hours'
import { forgetReceipt, keepReceipt, type Receipt, type ReceiptLine } from '@/lib/receipts'

export type ReceiptOptions<Values> = {
  /** What was asked for, the day and time first; no address, number or message. */
  lines: (values: Values) => readonly ReceiptLine[]
  /** 24 hours by default; `null` if no reply is promised. */
  replyWithin?: ReplyTime | null
  /** On a new visit the form is there, with one line above it. */
  onlyAfterSending?: boolean
}

const FORM = 'form'

/** The receipts of a form, and which of them stands in its place. */
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
    /** Stands in the form's place. */
    receipt,
    /** Whether it came by a press: it then takes the focus. */
    isReceiptAsked: shown !== undefined,
    /** Whether the form came by a press: its first field then takes the focus. */
    isFormAsked: view === FORM,
    /** The newest one, for the line above the form. */
    earlier: receipt ? undefined : receipts[0],
    showReceipt: setView,
    showForm,
    forgetReceipt: (id: string) => {
      forgetReceipt(id)
      showForm()
    },
    receiptOf: (id: string | undefined) => receipts.find((receipt) => receipt.id === id),
    /** Keeps a receipt of what was stored. It takes the place of the one that it replaces. */
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
