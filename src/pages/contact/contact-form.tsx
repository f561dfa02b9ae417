import { EmailField, MessageField, NameField } from '@/components/form/contact-fields'
import { answersIn, Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { contact } from '@/content/contact'
import { notices } from '@/content/notices'
import { contactMessage } from '@/data/contact-submissions'
import { useEnquiry } from '@/pages/contact/enquiry'

const words = contact.form

export function ContactForm() {
  const form = useSubmissionForm({
    submission: contactMessage,
    prefill: { values: { message: useEnquiry()?.prefill ?? '' } },
    notices: notices.contact,
  })
  const { control } = form
  const { name, email, message } = words
  return (
    <SubmissionForm form={form} label={words.title} purpose={words.purpose}>
      {form.isSuccess && (
        <>
          <Receipt
            form={form}
            words={words.sent}
            answers={answersIn(form.sentValues, { name, email, message })}
          />
          <h2 className="mt-4 text-2xl sm:text-3xl">{words.sent.again}</h2>
        </>
      )}
      <NameField control={control} name="name" label={name} required />
      <EmailField control={control} name="email" label={email} required />
      <MessageField control={control} name="message" label={message} required />
      <Fallback mail={{ body: form.getValues('message') }} />
      <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
    </SubmissionForm>
  )
}
