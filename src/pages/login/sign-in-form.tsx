import { Link } from 'react-router-dom'
import { z } from 'zod/mini'
import { CheckboxField } from '@/components/form/fields/choice-fields'
import { PasswordField } from '@/components/form/fields/password-field'
import { EmailField } from '@/components/form/fields/text-field'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { notices } from '@/content/notices'
import { signIn } from '@/content/sign-in'
import { type ErrorKey, email as emailAddress } from '@/data/validators'

const schema = z.object({
  email: emailAddress(),
  // Keep spaces, which may belong to a password.
  password: z.string().check(z.minLength(1, 'noPassword' satisfies ErrorKey)),
  rememberMe: z.boolean(),
})

export function SignInForm() {
  const { formLabel, email, password, rememberMe, submit, forgot } = signIn
  const form = useSubmissionForm({
    name: 'login',
    title: formLabel,
    schema,
    defaultValues: { email: '', password: '', rememberMe: false },
    notices: { failure: notices.signIn.unavailable },
  })
  return (
    <SubmissionForm form={form}>
      <EmailField control={form.control} name="email" label={email} autoComplete="username" required />
      <PasswordField
        control={form.control}
        name="password"
        label={password}
        autoComplete="current-password"
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
