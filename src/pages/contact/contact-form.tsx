import { EmailField, NameField, TextAreaField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { PurposeNote, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { contact } from '@/content/contact'
import { notices } from '@/content/notices'
import { contactSchema, sendContactMessage } from '@/data/contact-submissions'
import { useEnquiry } from '@/pages/contact/enquiry'

const words = contact.form

export function ContactForm() {
  const { about = '', prefill = '', offer } = useEnquiry() ?? {}
  const subject = offer ? `${offer.name}, ${offer.price}` : about
  const form = useSubmissionForm({
    name: 'contact',
    title: words.title,
    schema: contactSchema,
    defaultValues: { name: '', email: '', message: prefill },
    send: sendContactMessage,
    notices: notices.contact,
    about,
    receipt: { words: words.sent, lines: () => (subject ? [{ label: words.about, value: subject }] : []) },
  })
  const { control, state, title, correction } = form
  if (state.status === 'stored') return <Receipt form={form} receipt={state.receipt} />
  return (
    <SubmissionForm form={form}>
      {correction.receipt && <h2 className="text-2xl">{title}</h2>}
      <NameField control={control} name="name" label={words.name} required />
      <EmailField control={control} name="email" label={words.email} required />
      <TextAreaField control={control} name="message" label={words.message} required />
      <SubmissionProblems mail={{ body: form.watch('message') }} />
      <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
      <PurposeNote>{words.purpose}</PurposeNote>
    </SubmissionForm>
  )
}
