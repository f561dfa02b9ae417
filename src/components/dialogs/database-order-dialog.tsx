import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { StateSent } from '@/components/art/state-sent'
import type { DialogProps } from '@/components/dialogs/lazy-dialog'
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields'
import { CopyField } from '@/components/form/copy-field'
import { ReplyTo } from '@/components/form/reply-to'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { TextAreaField } from '@/components/form/text-field'
import { type SubmissionFormState, useSubmissionForm } from '@/components/form/use-submission-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { NumberedSteps } from '@/components/ui/numbered-steps'
import { replyDueOnVisitorsClock } from '@/components/visitor-clock'
import { product } from '@/content/belgium-database'
import { chat } from '@/content/chat'
import { databaseOrder as words } from '@/content/database-order'
import { notices } from '@/content/notices'
import { shownPrice, storedPrice } from '@/content/prices'
import { databaseOrderOf } from '@/data/database-orders'
import { formatRupees } from '@/lib/money'
import { databaseOrderReference } from '@/lib/references'

const submission = databaseOrderOf({ product, price: storedPrice })

export function DatabaseOrderDialog(props: DialogProps) {
  const form = useSubmissionForm({
    name: 'order',
    submission,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    draft: 'local',
    mint: ({ name }) => databaseOrderReference(name, new Date()),
    notices: notices.order,
  })
  useAfterClosing(props.open, form.startAfresh)
  const { control, result: reference } = form
  const typed = form.watch()
  const request = chat.order(typed)
  return (
    <Dialog
      {...props}
      title={reference ? words.stored.title : words.title}
      description={reference ? words.stored.lead : words.description}
      busy={form.pending}
      holdsText={Object.values(typed).some(Boolean)}
    >
      {reference ? (
        <Stored form={form} reference={reference} onClose={props.onClose} />
      ) : (
        <SubmissionForm form={form} label={words.title} purpose={words.purpose}>
          <p className="flex items-baseline justify-between rounded-xl bg-marigold-pale px-4 py-3">
            {words.price}
            <span className="font-bold font-display text-2xl">{formatRupees(shownPrice)}</span>
          </p>
          <NameField control={control} name="name" label={words.name} required />
          <EmailField control={control} name="email" label={words.email} required />
          <PhoneField control={control} name="phone" label={words.phone} required />
          <TextAreaField
            control={control}
            name="message"
            label={words.message}
            rows={3}
            enterKeyHint="enter"
          />
          <Fallback chat={request} mail={{ body: request }} />
          <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
        </SubmissionForm>
      )}
    </Dialog>
  )
}

type StoredProps = { form: SubmissionFormState; reference: string; onClose: () => void }

function Stored({ form, reference, onClose }: StoredProps) {
  const { stored } = words
  const whole = useRef<HTMLDivElement>(null)
  const [by] = useState(() => replyDueOnVisitorsClock(new Date(), '24 hours'))
  useEffect(() => {
    const dialog = whole.current?.closest('[role=dialog]')
    // It says what happened, and a notice keeps clear of what has the focus.
    dialog?.querySelector('h2')?.focus({ preventScroll: true })
    dialog?.scrollTo({ top: 0 })
  }, [])
  return (
    <div ref={whole} className="grid gap-5">
      <StateSent className="mx-auto aspect-[3/2] h-auto w-40" />
      <CopyField label={stored.reference} value={reference} copy={stored.copy} copied={stored.copied} />
      <div>
        <h3 className="text-xl">{stored.next}</h3>
        <div className="mt-3">
          <NumberedSteps steps={stored.steps} />
        </div>
        <p className="mt-3 text-sm">{stored.by(by)}</p>
        <ReplyTo form={form} />
      </div>
      <Button tone="ink" onClick={onClose}>
        {stored.close}
      </Button>
    </div>
  )
}

const DELAY_MS = 300

/** Runs a task 300 ms after closing, unless the dialog is open again by then. */
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
