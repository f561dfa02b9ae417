import { FormBoundary } from '@/components/form/form-boundary'
import { AccountPage } from '@/components/layout/account-page'
import { ButtonLink } from '@/components/ui/button'
import { signIn } from '@/content/sign-in'
import { SignInForm } from '@/pages/login/sign-in-form'

export function Component() {
  const { lead, help, create } = signIn
  return (
    <AccountPage lead={lead} help={help}>
      <FormBoundary formName="login">
        <SignInForm />
      </FormBoundary>
      <div className="mt-6 grid gap-3 border-paper-line border-t pt-5 text-center">
        <p>{create.title}</p>
        <ButtonLink tone="secondary" to={create.to}>
          {create.label}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
