import { lazy, Suspense } from 'react'
import { AccountPage } from '@/components/layout/account-page'
import { Skeleton } from '@/components/ui/skeleton'
import { forgotPassword } from '@/content/sign-in'
import { loadTwice } from '@/lib/load'

const ResetForm = lazy(async () => ({
  default: (await loadTwice(() => import('@/pages/forgot-password/reset-form'))).ResetForm,
}))

export function Component() {
  const { lead, help } = forgotPassword
  return (
    <AccountPage lead={lead} help={help}>
      <Suspense fallback={<Skeleton className="h-48" />}>
        <ResetForm />
      </Suspense>
    </AccountPage>
  )
}
