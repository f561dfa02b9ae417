import { Link } from 'react-router-dom'
import { EmailField } from '@/components/form/contact-fields'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { notices } from '@/content/notices'
import { forgotPassword } from '@/content/sign-in'
import { definitionOf } from '@/lib/submissions'
import { schema } from '@/pages/forgot-password/reset-schema'

export function ResetForm() {
  const { formLabel, email, submit, back } = forgotPassword
  const form = useSubmissionForm({
    submission: { ...definitionOf('forgot-password'), schema },
    notices: { failure: notices.signIn.unavailable },
  })
  return (
    <SubmissionForm form={form} label={formLabel}>
      <EmailField
        control={form.control}
        name="email"
        label={email}
        autoComplete="username"
        enterKeyHint="go"
        required
      />
      <SubmitButton>{submit}</SubmitButton>
      <Link className="link justify-self-center" to={back.to}>
        {back.label}
      </Link>
    </SubmissionForm>
  )
}
