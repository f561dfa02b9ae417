import { AccountPage } from '@/components/layout/account-page'
import { lazyHydration } from '@/components/lazy-hydration'
import { Skeleton } from '@/components/ui/skeleton'
import { forgotPassword } from '@/content/sign-in'

const ResetForm = lazyHydration(
  'forgot-password-form',
  async () => (await import('@/pages/forgot-password/reset-form')).ResetForm,
  <Skeleton className="h-48" />,
)

export function Component() {
  const { lead, help } = forgotPassword
  return (
    <AccountPage lead={lead} help={help}>
      <ResetForm />
    </AccountPage>
  )
}
