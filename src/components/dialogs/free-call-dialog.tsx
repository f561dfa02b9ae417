import type { DialogProps } from '@/components/dialogs/lazy-dialog'
import { NameField, PhoneField } from '@/components/form/contact-fields'
import { titleOf } from '@/components/form/form-notes'
import { Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { OpeningHours } from '@/components/opening-hours'
import { Dialog } from '@/components/ui/dialog'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { freeCall as words } from '@/content/free-call'
import { notices } from '@/content/notices'
import { bookFreeCall, freeCallSchema } from '@/data/consultation-requests'
import { chatLink } from '@/lib/links'

const PROMISE = '2 business hours'

export function FreeCallDialog(props: DialogProps) {
  const form = useSubmissionForm({
    name: 'free-call',
    schema: freeCallSchema,
    defaultValues: { name: '', phone: '' },
    send: bookFreeCall,
    notices: notices.freeCall,
    receipt: { lines: () => [{ label: words.item, value: words.free }], replyWithin: PROMISE },
    onStored: props.onClose,
  })
  const { control, receipt } = form
  const title = titleOf(form, receipt ? words.receipt.title : words.title, words.receipt.noun)
  const request = chat.freeCall(form.watch())
  return (
    <Dialog
      {...props}
      title={title}
      description={words.promise}
      busy={form.isPending}
      holdsText={form.isTyping}
    >
      {receipt ? (
        <Receipt form={form} receipt={receipt} words={words.receipt} isInDialog />
      ) : (
        <>
          <OpeningHours className="mb-5" reply={PROMISE} />
          <SubmissionForm form={form} label={title} purpose={words.purpose}>
            <NameField control={control} name="name" label={words.name} required />
            <PhoneField
              control={control}
              name="phone"
              label={words.phone}
              enterKeyHint="send"
              placeholder={words.phonePlaceholder}
              required
            />
            <Fallback chat={request} call />
            <div className="grid gap-3">
              <SubmitButton pendingText={words.submitting}>{words.confirm}</SubmitButton>
              <a
                className="link justify-self-center"
                href={chatLink(brand.whatsapp, request)}
                target="_blank"
                rel="noreferrer"
              >
                {words.chat}
              </a>
            </div>
          </SubmissionForm>
        </>
      )}
    </Dialog>
  )
}
