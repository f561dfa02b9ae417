import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { EmailField } from '@/components/form/fields/text-field'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { notices } from '@/content/notices'
import { forgotPassword } from '@/content/sign-in'
import { email as emailAddress } from '@/data/validators'

const schema = z.object({ email: emailAddress() })

export function ResetForm() {
  const { formLabel, email, submit, back } = forgotPassword
  const form = useSubmissionForm({
    name: 'forgot-password',
    title: formLabel,
    schema,
    defaultValues: { email: '' },
    notices: { failure: notices.signIn.unavailable },
  })
  return (
    <SubmissionForm form={form}>
      <EmailField control={form.control} name="email" label={email} autoComplete="username" required />
      <SubmitButton>{submit}</SubmitButton>
      <Link className="link justify-self-center" to={back.to}>
        {back.label}
      </Link>
    </SubmissionForm>
  )
}
