import { useEffect, useEffectEvent, useRef } from 'react'
import type { DialogProps } from '@/components/dialogs/lazy-dialog'
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields'
import { answersIn, Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { TextAreaField } from '@/components/form/text-field'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { Button } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { Dialog } from '@/components/ui/dialog'
import { product } from '@/content/belgium-database'
import { chat } from '@/content/chat'
import { databaseOrder as words } from '@/content/database-order'
import { forms } from '@/content/forms'
import { notices } from '@/content/notices'
import { shownPrice, storedPrice } from '@/content/prices'
import { databaseOrderOf } from '@/data/database-orders'
import { formatRupees } from '@/lib/money'

const submission = databaseOrderOf({ product, price: storedPrice })

export function DatabaseOrderDialog(props: DialogProps) {
  const form = useSubmissionForm({
    submission,
    notices: notices.order,
  })
  useAfterClosing(props.open, form.startAfresh)
  const { control, result: reference } = form
  const typed = form.watch()
  const request = chat.order(typed)
  const { stored, name, email, phone, message } = words
  return (
    <Dialog
      {...props}
      title={reference ? stored.title : words.title}
      description={reference ? stored.lead : words.description}
      busy={form.isPending}
      holdsText={Object.values(typed).some(Boolean)}
    >
      {reference ? (
        <div className="grid gap-5">
          <Receipt
            form={form}
            words={stored.receipt}
            answers={answersIn(form.sentValues, { name, email, phone, message })}
          >
            <CopyField
              label={stored.reference}
              value={reference}
              copy={stored.copy}
              copied={stored.copied}
              byHand={forms.copyByHand}
            />
          </Receipt>
          <Button tone="ink" onClick={props.onClose}>
            {stored.close}
          </Button>
        </div>
      ) : (
        <SubmissionForm form={form} label={words.title} purpose={words.purpose}>
          <p className="flex items-baseline justify-between rounded-xl bg-marigold-pale px-4 py-3">
            {words.price}
            <span className="font-bold font-display text-2xl">{formatRupees(shownPrice)}</span>
          </p>
          <NameField control={control} name="name" label={name} required />
          <EmailField control={control} name="email" label={email} required />
          <PhoneField control={control} name="phone" label={phone} required />
          <TextAreaField control={control} name="message" label={message} rows={3} enterKeyHint="enter" />
          <Fallback chat={request} mail={{ body: request }} />
          <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
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
