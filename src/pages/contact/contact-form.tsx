import { useForm } from 'react-hook-form'
import { Confirmation } from '@/components/form/confirmation'
import { EmailField, NameField } from '@/components/form/contact-fields'
import { localDraft } from '@/components/form/draft'
import { DraftNotice } from '@/components/form/draft-notice'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField } from '@/components/form/text-field'
import { useDraft } from '@/components/form/use-draft'
import { useOpening } from '@/components/form/use-opening'
import { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { useQueryParameters } from '@/components/hooks/use-query'
import { contact } from '@/content/contact'
import { notices } from '@/content/notices'
import { sendContactMessage } from '@/data/contact-submissions'
import { readReferralCode } from '@/lib/referral-code'
import { enquiryFrom } from '@/pages/contact/enquiry'

const resolver = schemaResolver(() => import('@/pages/contact/contact-schema'))
const empty = { name: '', email: '', message: '' }
const draft = localDraft<typeof empty>('contact')

/** The message begins with what the visitor has come for. */
export function ContactForm() {
  const { title, name, email, message, submit, submitting, sent, purpose } = contact.form
  const form = useForm({ resolver, defaultValues: empty })
  const { kept, startAfresh } = useDraft(form, { name: 'contact', draft, empty })
  useOpening(form, draft, enquiryFrom(useQueryParameters())?.opening ?? '')
  const submission = useSubmission(form, {
    send: ({ id }, values) => sendContactMessage(id, { ...values, referralCode: readReferralCode() }),
    notices: notices.contact,
    draft,
    empty,
  })
  return (
    <Form name="contact" aria-label={title} load={resolver.load} onSubmit={submission.submit}>
      {submission.stored && <Confirmation>{sent}</Confirmation>}
      <NameField control={form.control} name="name" label={name} required />
      <EmailField control={form.control} name="email" label={email} required />
      <TextAreaField control={form.control} name="message" label={message} enterKeyHint="enter" required />
      {submission.failed && <WayOut mail={{ body: form.getValues('message') }} />}
      <SubmitButton pending={submission.pending} pendingText={submitting}>
        {submit}
      </SubmitButton>
      <DraftNotice kept={kept} startAfresh={startAfresh} />
      <PrivacyLine purpose={purpose} />
    </Form>
  )
}
