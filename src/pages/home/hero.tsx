import type { CSSProperties } from 'react'
import { HeroBridge } from '@/components/art/hero-bridge'
import { CallRequested } from '@/components/dialogs/call-requested'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { ReferralLine } from '@/components/offers/referral-line'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { home } from '@/content/home'
import { coveredShare } from '@/domain/plan/country-costs'
import { paths } from '@/lib/paths'
import { useQueryParameters } from '@/loading/hydration'
import { BudgetCard } from '@/pages/home/budget-card'
import { useBudgetCard } from '@/pages/home/home-query'

/** The share of the bridge that is always built, because the traveller stands on it. */
const MIN_BUILT_SHARE = 0.08

export function Hero() {
  const { eyebrow, lead, call, consultant, points } = home.hero
  const invited = useQueryParameters().has('ref')
  return (
    <section className="container-page grid gap-3 pt-4 pb-10 sm:gap-4 sm:pt-5 sm:pb-12 lg:grid-cols-2 lg:grid-rows-[auto_1fr_auto] lg:gap-x-12 lg:pt-8">
      <div>
        <CallRequested otherwise={eyebrow} className="font-semibold text-balance text-sea-deep text-sm" />
        <h1 className="mt-2 sm:mt-3">{usePageMeta().heading}</h1>
        <div className="mt-4 grid gap-x-3 sm:flex">
          <FreeCallButton className="text-lg">{call}</FreeCallButton>
          <ButtonLink tone="quiet" to={paths.signup}>
            {consultant}
          </ButtonLink>
        </div>
      </div>
      <BudgetCard className="lg:col-start-2 lg:row-span-3 lg:row-start-1" />
      <ReachingBridge />
      <div className="mt-2 grid content-start gap-4">
        <p className="max-w-xl text-pretty sm:text-lg">{lead}</p>
        <CheckList
          points={points}
          className="content-start gap-1.5 text-sm lg:flex lg:flex-wrap lg:gap-x-5 [&_li]:gap-2 [&_svg]:w-4"
        />
      </div>
      {/* Reserves the line's place in the padding of the section: the code is known only after hydration. */}
      <div className="-mt-4 -mb-11 min-h-11 lg:col-span-2">{invited && <ReferralLine />}</div>
    </section>
  )
}

/** The bridge is as long as the share of the cheapest country's cost that the budget covers. */
function ReachingBridge() {
  const { planQuery, allCosts } = useBudgetCard()
  const [cheapest] = allCosts
  const covered = cheapest ? coveredShare(cheapest, planQuery.budget) : 0
  const builtShare = Math.max(MIN_BUILT_SHARE, covered)
  return (
    <div className="flex flex-col" style={{ '--reach': builtShare.toFixed(3) } as CSSProperties}>
      <HeroBridge />
    </div>
  )
}
