import { AccountPage } from '@/components/layout/account-page'
import { lazyHydration } from '@/components/lazy-hydration'
import { ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { signIn } from '@/content/sign-in'

const SignInForm = lazyHydration(
  'login-form',
  async () => (await import('@/pages/login/sign-in-form')).SignInForm,
  <Skeleton className="h-[23rem]" />,
)

export function Component() {
  const { lead, help, create } = signIn
  return (
    <AccountPage lead={lead} help={help}>
      <SignInForm />
      <div className="mt-6 grid gap-3 border-paper-line border-t pt-5 text-center">
        <p>{create.title}</p>
        <ButtonLink tone="secondary" to={create.to}>
          {create.label}
        </ButtonLink>
      </div>
    </AccountPage>
  )
}
