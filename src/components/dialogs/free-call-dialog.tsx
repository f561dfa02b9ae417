import { useState } from 'react'
import type { DialogProps } from '@/components/dialogs/lazy-dialog'
import { NameField, PhoneField } from '@/components/form/contact-fields'
import { answersIn, Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { type SubmissionFormState, useSubmissionForm } from '@/components/form/use-submission-form'
import { OpeningHours } from '@/components/opening-hours'
import { Dialog } from '@/components/ui/dialog'
import { promisedReply } from '@/components/visitor-clock'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { freeCall } from '@/content/free-call'
import { notices } from '@/content/notices'
import { freeCall as submission } from '@/data/consultation-requests'
import { keepAwaitedReply, readAwaitedReply } from '@/lib/awaited-reply'
import { chatLink } from '@/lib/links'

const PROMISE = '2 business hours'

export function FreeCallDialog(props: DialogProps) {
  const form = useSubmissionForm({
    submission,
    notices: notices.freeCall,
    onSuccess: () => {
      const now = new Date()
      keepAwaitedReply('free-call', now, promisedReply(now, PROMISE))
      props.onClose()
    },
  })
  const typed = form.watch()
  const request = chat.freeCall(typed)
  return (
    <Dialog
      {...props}
      title={freeCall.title}
      description={freeCall.promise}
      busy={form.isPending}
      holdsText={Boolean(typed.name || typed.phone)}
    >
      <AlreadyRequested form={form} />
      <SubmissionForm form={form} label={freeCall.title} purpose={freeCall.purpose}>
        <NameField control={form.control} name="name" label={freeCall.name} required />
        <PhoneField
          control={form.control}
          name="phone"
          label={freeCall.phone}
          enterKeyHint="send"
          placeholder={freeCall.phonePlaceholder}
          required
        />
        <Fallback chat={request} call />
        <div className="grid gap-3">
          <SubmitButton pendingText={freeCall.submitting}>{freeCall.confirm}</SubmitButton>
          <a
            className="link justify-self-center"
            href={chatLink(brand.whatsapp, request)}
            target="_blank"
            rel="noreferrer"
          >
            {freeCall.chat}
          </a>
        </div>
      </SubmissionForm>
    </Dialog>
  )
}

/** The receipt of a call that we have still to make, or when we are open. */
function AlreadyRequested({ form }: { form: SubmissionFormState }) {
  const [earlier] = useState(() => readAwaitedReply('free-call'))
  if (!earlier) return <OpeningHours className="mb-5" reply={PROMISE} />
  const { name, phone, receipt } = freeCall
  return (
    <div className="mb-5">
      <Receipt
        form={form}
        words={receipt}
        answers={answersIn(form.sentValues, { name, phone })}
        earlier={earlier}
      />
    </div>
  )
}
