import { useEffect, useEffectEvent, useRef } from 'react'
import { Dialog } from '@/components/dialogs/dialog'
import type { OpenDialogProps } from '@/components/dialogs/late-dialog'
import { EmailField, NameField, PhoneField, TextAreaField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { PurposeNote, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { Button } from '@/components/ui/button'
import { product } from '@/content/belgium-database'
import { chat } from '@/content/chat'
import { databaseOrder as words } from '@/content/database-order'
import { notices } from '@/content/notices'
import { prices } from '@/content/prices'
import { customerSchema, placeOrder } from '@/data/database-orders'
import { formatRupees } from '@/lib/money'
import { databaseOrderReference } from '@/lib/references'

const { stored } = words
const price = formatRupees(prices.companyDatabase.shown)

export function DatabaseOrderDialog(props: OpenDialogProps) {
  const form = useSubmissionForm({
    name: 'order',
    title: words.title,
    schema: customerSchema,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    send: placeOrder({ product, price: prices.companyDatabase.stored }),
    notices: notices.order,
    createReference: ({ name }) => databaseOrderReference(name, new Date()),
    receipt: {
      words: stored.receipt,
      lines: () => [
        { label: words.product, value: product },
        { label: words.price, value: price },
      ],
      onlyAfterSending: true,
    },
  })
  const { control, state, resetAfterClosing } = form
  const isStored = state.status === 'stored'
  useAfterClosing(props.open, () => {
    // Back closes the dialog also during the request, which may fail: then the text must stay.
    if (state.status !== 'sending') resetAfterClosing()
  })
  const chatText = chat.order(form.watch())
  return (
    <Dialog {...props} form={form} description={isStored ? stored.lead : words.description}>
      {isStored ? (
        <div className="grid gap-5">
          <Receipt
            form={form}
            receipt={state.receipt}
            inDialog
            reference={{ label: stored.reference, copy: stored.copy }}
          />
          <Button tone="ink" onClick={props.onClose}>
            {stored.close}
          </Button>
        </div>
      ) : (
        <SubmissionForm form={form}>
          <p className="flex items-baseline justify-between rounded-xl bg-marigold-pale px-4 py-3">
            {words.price}
            <span translate="no" className="font-bold font-display text-2xl">
              {price}
            </span>
          </p>
          <NameField control={control} name="name" label={words.name} required />
          <EmailField control={control} name="email" label={words.email} required />
          <PhoneField control={control} name="phone" label={words.phone} required />
          <TextAreaField control={control} name="message" label={words.message} rows={3} />
          <SubmissionProblems chat={chatText} mail={{ body: chatText }} />
          <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
          <PurposeNote>{words.purpose}</PurposeNote>
        </SubmissionForm>
      )}
    </Dialog>
  )
}

const DELAY_MS = 300

/** Runs a task 300 ms after the dialog closes, unless it has reopened. */
function useAfterClosing(open: boolean, task: () => void) {
  const wasOpen = useRef(false)
  const run = useEffectEvent(task)
  useEffect(() => {
    if (open) wasOpen.current = true
    if (open || !wasOpen.current) return
    const timer = setTimeout(() => run(), DELAY_MS)
    return () => clearTimeout(timer)
  }, [open])
}
