import { meetTheTeam } from '@/content/consultants'
import { databaseOrder } from '@/content/database-order'
import { durations } from '@/content/duration-picker'
import { promo } from '@/content/navigation'
import { type Claim, decisions } from '@/content/owner-decisions'
import { pricing } from '@/content/pricing'
import type { Check } from '@/domain/launch/check'
import { formatRupees } from '@/lib/money'

const offers = [
  ...pricing.sessions.items,
  ...pricing.bundles.items.map(({ name, price, formerPrice }) => ({ title: name, price, formerPrice })),
  ...durations.map(({ minutes, price, formerPrice }) => ({
    title: `${minutes} minutes`,
    price,
    formerPrice,
  })),
]

/** Claims that only the owner can confirm, with the words of the pages that make them. */
const claims: Record<Claim, { claimed: readonly string[]; where: string }> = {
  formerPrices: {
    claimed: offers.flatMap(({ title, price, formerPrice }) =>
      formerPrice ? [`${title} at ${formatRupees(price)}, formerly ${formatRupees(formerPrice)}`] : [],
    ),
    where: '`formerPrices` in src/content/prices.ts',
  },
  earlyBird: { claimed: [`"${pricing.earlyBird.title}"`], where: 'src/content/pricing.ts' },
  limitedSlots: {
    claimed: [`"${promo.limitedSlots}"`],
    where: 'src/content/navigation.ts',
  },
  companiesCount: {
    claimed: [`"${databaseOrder.advertisedCompanies} companies"`],
    where: 'src/content/database-order.ts',
  },
  consultantChecks: { claimed: [`"${meetTheTeam.checks.text}"`], where: 'src/content/consultants.ts' },
}

export const claimChecks = (Object.keys(claims) as Claim[]).flatMap((name) =>
  claims[name].claimed.map(
    (claim): Check => ({
      group: 'claim',
      what: claim,
      state: decisions[name]?.trim() ? 'done' : 'open',
      where: `owner-decisions.ts: ${name}, or ${claims[name].where}`,
    }),
  ),
)
