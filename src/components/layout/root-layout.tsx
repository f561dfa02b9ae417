import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { CallRequested } from '@/components/dialogs/call-requested'
import { FreeCallButton, FreeCallDialogHost } from '@/components/dialogs/free-call'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { FloatingActions } from '@/components/layout/floating-actions'
import { numberSources } from '@/components/layout/number-sources'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { header, promo } from '@/content/navigation'
import { keepReferralCode } from '@/lib/referral-code'
import { absoluteUrl } from '@/lib/site-url'
import { useIdleAfterHydration, useQueryParameters } from '@/loading/hydration'

export function RootLayout({ children }: { children: ReactNode }) {
  useEffect(numberSources, [])
  return (
    <>
      <PageHead />
      <ReferralKeeper />
      <a
        href="#main"
        className="fixed top-0 left-4 z-50 rounded-b-lg bg-ink px-5 py-3 font-semibold text-paper [translate:0_-100%] focus:[translate:none]"
      >
        {header.skip}
      </a>
      <PromoBanner />
      <SiteHeader />
      <LateToasts />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* A separate boundary hydrates after the page's controls, or when it is pressed. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
      <FloatingActions />
      <FreeCallDialogHost />
    </>
  )
}

// Loaded later with the forms. If it fails to load, forms still show their result.
const Toasts = lazy<ComponentType>(() =>
  import('@/components/ui/toaster').then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: () => null }),
  ),
)

function LateToasts() {
  return (
    useIdleAfterHydration() && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}

function PageHead() {
  const { title, canonical, indexed } = usePageMeta()
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={absoluteUrl(canonical)} />
      {!indexed && <meta name="robots" content="noindex" />}
    </>
  )
}

function PromoBanner() {
  return (
    <aside aria-label={promo.label} className="on-ink bg-ink text-paper">
      <div className="container-page flex flex-wrap items-center justify-center gap-x-3 py-1 text-sm sm:gap-x-5">
        <CallRequested
          insteadOf={promo.text}
          className="grow basis-[min-content] leading-snug sm:grow-0 sm:basis-auto sm:text-right"
        />
        <FreeCallButton tone="secondary" size="small" className="px-3!">
          {promo.action}
        </FreeCallButton>
      </div>
    </aside>
  )
}

function ReferralKeeper() {
  const code = useQueryParameters().get('ref')
  useEffect(() => keepReferralCode(code), [code])
  return null
}
