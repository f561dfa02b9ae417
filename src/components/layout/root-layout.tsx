import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { FreeCallDialogHost } from '@/components/dialogs/free-call'
import { useQueryParameters } from '@/components/hooks/use-query'
import { FloatingActions } from '@/components/layout/floating-actions'
import { NoScript } from '@/components/layout/no-script'
import { PageChange } from '@/components/layout/page-change'
import { PageHead } from '@/components/layout/page-head'
import { PromoBanner } from '@/components/layout/promo-banner'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { Toasts } from '@/components/ui/toasts'
import { header } from '@/content/navigation'
import { keepReferralCode } from '@/lib/referral-code'

export function RootLayout() {
  return (
    <>
      <PageHead />
      <PageChange />
      <a
        href="#main"
        className="fixed -top-20 left-4 z-50 rounded-b-lg bg-ink px-5 py-3 font-semibold text-paper focus:top-0"
      >
        {header.skip}
      </a>
      <PromoBanner />
      <SiteHeader />
      <NoScript />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <FloatingActions />
      <FreeCallDialogHost />
      <Toasts />
      <ReferralKeeper />
    </>
  )
}

function ReferralKeeper() {
  const code = useQueryParameters().get('ref')
  useEffect(() => keepReferralCode(code), [code])
  return null
}
