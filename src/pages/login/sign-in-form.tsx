import { Link } from 'react-router-dom'
import { CheckboxField } from '@/components/form/choice-fields'
import { EmailField } from '@/components/form/contact-fields'
import { PasswordField } from '@/components/form/password-field'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { notices } from '@/content/notices'
import { signIn } from '@/content/sign-in'
import { definitionOf } from '@/lib/submissions'
import { schema } from '@/pages/login/sign-in-schema'

export function SignInForm() {
  const { formLabel, email, password, rememberMe, submit, forgot } = signIn
  const form = useSubmissionForm({
    submission: { ...definitionOf('login'), schema },
    defaultValues: { rememberMe: false },
    notices: { failure: notices.signIn.unavailable },
  })
  return (
    <SubmissionForm form={form} label={formLabel}>
      <EmailField control={form.control} name="email" label={email} autoComplete="username" required />
      <PasswordField
        control={form.control}
        name="password"
        label={password}
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <CheckboxField control={form.control} name="rememberMe" label={rememberMe} />
      <SubmitButton>{submit}</SubmitButton>
      <Link className="link justify-self-center" to={forgot.to}>
        {forgot.label}
      </Link>
    </SubmissionForm>
  )
}
