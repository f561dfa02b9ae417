import { useForm, useWatch } from 'react-hook-form'
import { freeCallOpener } from '@/components/dialogs/free-call-store'
import { NameField, PhoneField } from '@/components/form/contact-fields'
import { memoryDraft } from '@/components/form/draft'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { OpeningHours } from '@/components/opening-hours'
import { Dialog } from '@/components/ui/dialog'
import { brand } from '@/content/brand'
import { chat } from '@/content/chat'
import { freeCall } from '@/content/free-call'
import { notices } from '@/content/notices'
import { bookFreeCall } from '@/data/consultation-requests'
import { chatLink } from '@/lib/links'
import { readReferralCode } from '@/lib/referral-code'

const resolver = schemaResolver(() => import('@/components/dialogs/free-call-schema'))
const empty = { name: '', phone: '' }
const draft = memoryDraft<typeof empty>()

export function FreeCallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: empty })
  const typed = useWatch({ control: form.control })
  const values = { ...empty, ...typed }
  const submission = useSubmission(form, {
    send: ({ id }, call) => bookFreeCall(id, { ...call, referralCode: readReferralCode() }),
    notices: notices.freeCall,
    draft,
    empty,
    onStored: onClose,
  })
  const chatInstead = chatLink(brand.whatsapp, chat.freeCall(values))

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={freeCall.title}
      description={freeCall.promise}
      busy={submission.pending}
      holdsText={Boolean(values.name || values.phone)}
      returnFocusTo={freeCallOpener}
    >
      <OpeningHours className="mb-5" />
      <Form name="free-call" aria-label={freeCall.title} load={resolver.load} onSubmit={submission.submit}>
        <NameField control={form.control} name="name" label={freeCall.name} required />
        <PhoneField
          control={form.control}
          name="phone"
          label={freeCall.phone}
          enterKeyHint="send"
          placeholder={freeCall.phonePlaceholder}
          required
        />
        {submission.failed && <WayOut chat={chat.freeCall(values)} call />}
        <div className="grid gap-3">
          <SubmitButton pending={submission.pending} pendingText={freeCall.submitting}>
            {freeCall.confirm}
          </SubmitButton>
          <a className="link justify-self-center" href={chatInstead} target="_blank" rel="noreferrer">
            {freeCall.chat}
          </a>
        </div>
        <PrivacyLine purpose={freeCall.purpose} />
      </Form>
    </Dialog>
  )
}
