import { FormBoundary } from '@/components/form/form-boundary'
import { AccountPage } from '@/components/layout/account-page'
import { forgotPassword } from '@/content/sign-in'
import { ResetForm } from '@/pages/forgot-password/reset-form'

export function Component() {
  const { lead, help } = forgotPassword
  return (
    <AccountPage lead={lead} help={help}>
      <FormBoundary formName="forgot-password">
        <ResetForm />
      </FormBoundary>
    </AccountPage>
  )
}
