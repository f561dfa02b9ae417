import { type ReactNode, Suspense, useEffect } from 'react'
import { CallRequested } from '@/components/dialogs/call-requested'
import { FreeCallButton, FreeCallDialogHost } from '@/components/dialogs/free-call'
import { useCallRequested } from '@/components/hooks/use-call-requested'
import { usePageAddress } from '@/components/hooks/use-page-address'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { useStore } from '@/components/hooks/use-store'
import { FloatingActions } from '@/components/layout/floating-actions'
import { numberSources } from '@/components/layout/number-sources'
import { PrintedSender } from '@/components/layout/printed-sender'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { pageTranslation, receiptTitle } from '@/components/page-stores'
import { sonner } from '@/components/toasts/toasts'
import { brand } from '@/content/brand'
import { header, promo } from '@/content/navigation'
import { cn } from '@/lib/cn'
import { keepReferralCode } from '@/lib/referral-code'
import { useAfterIdle, useQueryParameters } from '@/loading/hydration'
import { useLate } from '@/loading/late'

export function RootLayout({ children }: { children: ReactNode }) {
  useEffect(numberSources, [])
  return (
    <>
      <PageHead />
      <ReferralKeeper />
      <a
        href="#main"
        className="fixed top-0 left-4 z-50 rounded-b-2xl bg-ink px-5 py-3 font-semibold text-paper [translate:0_-100%] focus:[translate:none]"
      >
        {header.skip}
      </a>
      <PromoBanner />
      <SiteHeader />
      <LateToasts />
      <PrintedSender />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* `Suspense` without a fallback: React hydrates its content after the page's controls, or when it is pressed. */}
      <Suspense>
        <SiteFooter />
      </Suspense>
      <FloatingActions />
      <FreeCallDialogHost />
    </>
  )
}

function LateToasts() {
  const { code } = useLate(sonner, useAfterIdle())
  return code && <code.Toasts />
}

function PageHead() {
  const { title: pageTitle, indexed } = usePageMeta()
  const receipt = useStore(receiptTitle)
  const title = receipt ? `${receipt} | ${brand.name}` : pageTitle
  const translation = useStore(pageTranslation)
  return (
    <>
      <title lang={translation?.lang}>{translation?.documentTitle ?? title}</title>
      {/* Browsers hand this address to share sheets, so it keeps the query. */}
      <link rel="canonical" href={usePageAddress()} />
      {!indexed && <meta name="robots" content="noindex" />}
    </>
  )
}

/** The offer above the header. On a phone it has two lines: the first ends at the first dash. */
function PromoBanner() {
  const isRequested = useCallRequested() !== undefined
  return (
    <aside aria-label={promo.label} className="on-ink bg-ink text-paper">
      <div className="container-page relative py-1.5 text-[min(0.875rem,3.9vw)] leading-5 sm:flex sm:items-center sm:justify-center sm:gap-5 sm:py-0.5">
        <CallRequested
          otherwise={
            <>
              <span className="block max-sm:pr-[6.5rem] sm:inline">{`${promo.freeCall} -`}</span>{' '}
              <span>{`${promo.noCard} - ${promo.limitedSlots}`}</span>
            </>
          }
        />
        <FreeCallButton
          tone="quiet"
          size="small"
          className={cn(
            'max-sm:absolute! max-sm:right-(--edge) px-0! no-underline!',
            isRequested ? 'max-sm:top-1' : 'max-sm:-top-1.5',
          )}
        >
          <span className="whitespace-nowrap rounded-full bg-marigold px-3 py-1 text-ink-deep">
            {promo.action}
          </span>
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
