import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { EmailField } from '@/components/form/contact-fields'
import { memoryDraft } from '@/components/form/draft'
import { Form } from '@/components/form/form'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { useDraft } from '@/components/form/use-draft'
import { notify } from '@/components/ui/notify'
import { notices } from '@/content/notices'
import { forgotPassword } from '@/content/sign-in'

const resolver = schemaResolver(() => import('@/pages/forgot-password/reset-schema'))
const empty = { email: '' }
const draft = memoryDraft<typeof empty>()

const tell = () => notify(notices.signIn.unavailable)

/** Resets nothing yet: it says that accounts are not connected. */
export function ResetForm() {
  const { formTitle, email, submit, back } = forgotPassword
  const form = useForm({ resolver, defaultValues: empty })
  useDraft(form, { name: 'forgot-password', draft, empty })
  return (
    <Form
      name="forgot-password"
      aria-label={formTitle}
      load={resolver.load}
      sends={false}
      onSubmit={(event) => form.handleSubmit(tell)(event).catch(tell)}
    >
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
    </Form>
  )
}
