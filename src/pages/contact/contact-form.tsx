import { EmailField, MessageField, NameField } from '@/components/form/contact-fields'
import { Sent } from '@/components/form/sent'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { contact } from '@/content/contact'
import { notices } from '@/content/notices'
import { contactMessage } from '@/data/contact-submissions'
import { useEnquiry } from '@/pages/contact/enquiry'

const words = contact.form

export function ContactForm() {
  const form = useSubmissionForm({
    name: 'contact',
    submission: contactMessage,
    defaultValues: { name: '', email: '', message: '' },
    prefill: { values: { message: useEnquiry()?.prefill ?? '' } },
    draft: 'local',
    notices: notices.contact,
  })
  const { control } = form
  return (
    <SubmissionForm form={form} label={words.title} purpose={words.purpose}>
      {form.stored && <Sent words={words.sent} />}
      <NameField control={control} name="name" label={words.name} required />
      <EmailField control={control} name="email" label={words.email} required />
      <MessageField control={control} name="message" label={words.message} required />
      <Fallback mail={{ body: form.getValues('message') }} />
      <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
    </SubmissionForm>
  )
}
