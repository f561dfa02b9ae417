import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { CheckboxField } from '@/components/form/choice-fields'
import { EmailField } from '@/components/form/contact-fields'
import { memoryDraft } from '@/components/form/draft'
import { Form } from '@/components/form/form'
import { PasswordField } from '@/components/form/password-field'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { useDraft } from '@/components/form/use-draft'
import { notify } from '@/components/ui/notify'
import { notices } from '@/content/notices'
import { signIn } from '@/content/sign-in'

const resolver = schemaResolver(() => import('@/pages/login/sign-in-schema'))
const empty = { email: '', password: '', rememberMe: false }
const draft = memoryDraft<typeof empty>()

const tell = () => notify(notices.signIn.unavailable)

/** Signs nobody in yet: it says that accounts are not connected. */
export function SignInForm() {
  const { formTitle, email, password, rememberMe, submit, forgot } = signIn
  const form = useForm({ resolver, defaultValues: empty })
  useDraft(form, { name: 'login', draft, empty, never: ['password'] })
  return (
    <Form
      name="login"
      aria-label={formTitle}
      load={resolver.load}
      sends={false}
      onSubmit={(event) => form.handleSubmit(tell)(event).catch(tell)}
    >
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
    </Form>
  )
}
