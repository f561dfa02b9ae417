import { bookingSessions } from '@/content/booking'
import { servicesById } from '@/content/catalogue'
import { consultants } from '@/content/consultants'
import { durations } from '@/content/duration-picker'
import { type Discrepancy, decisions } from '@/content/owner-decisions'
import { shownPrice, storedPrice } from '@/content/prices'
import { pricing } from '@/content/pricing'
import type { Check } from '@/domain/launch/check'

const databasePrices = new Set<number>([shownPrice, storedPrice])

const listedSessions = servicesById(['consultation-15', 'consultation-30', 'consultation-60'])
const sessionPriceLists = [
  durations.map(({ price }) => price),
  bookingSessions.map(({ price }) => price),
  listedSessions.map(({ price }) => price),
  ...consultants.map(({ sessions }) => sessions.map(({ price }) => price)),
].map((prices) => prices.join(', '))

const unevenBundles = pricing.bundles.items.filter(({ price, instalment }) => 3 * instalment !== price)

/** Contradictions of the specification. One of the texts alone remains until the owner decides on it. */
const discrepancies: Record<
  Discrepancy,
  { group?: 'price'; contradiction: string; resolution?: string; remains: boolean; where: string }
> = {
  sessionPrices: {
    group: 'price',
    contradiction: `15, 30 and 60 minutes have different prices: ${[...new Set(sessionPriceLists)].join('; ')}`,
    resolution: '15, 30 and 60 minutes have one price each',
    remains: new Set(sessionPriceLists).size > 1,
    where: 'src/content/prices.ts',
  },
  databasePrice: {
    contradiction: `the Belgium database is shown at ${shownPrice} and stored at ${storedPrice}`,
    resolution: 'the Belgium database is shown and stored at one price',
    remains: databasePrices.size > 1,
    where: 'src/content/prices.ts',
  },
  companiesReadable: {
    contradiction: 'anyone who knows the public key can read the whole list of companies that is for sale',
    remains: true,
    where: 'supabase/migrations',
  },
  instalments: {
    contradiction: `3 instalments and the price at once differ: ${unevenBundles.map(({ name, price, instalment }) => `${name} 3 x ${instalment}, ${price}`).join('; ')}`,
    resolution: '3 instalments come to the price at once',
    remains: unevenBundles.length > 0,
    where: 'src/content/pricing.ts',
  },
  silentNotify: {
    contradiction: 'the notify form confirms a subscription, but stores nothing',
    remains: true,
    where: 'src/components/dialogs/notify-dialog.tsx',
  },
  confirmationMail: {
    contradiction: 'applicants are told to check their email, and no mail is sent',
    remains: true,
    where: 'src/content/notices.ts, signup/wizard.ts',
  },
  blogFilters: {
    contradiction: 'the category buttons of the blog do not filter',
    remains: true,
    where: 'src/pages/blogs/page.tsx',
  },
}

export const discrepancyFacts = (Object.keys(discrepancies) as Discrepancy[]).map((name): Check => {
  const {
    group = 'discrepancy',
    contradiction,
    resolution = contradiction,
    remains,
    where,
  } = discrepancies[name]
  const decision = decisions[name]?.trim()
  const unresolved = decision ? `${contradiction} (kept: ${decision})` : contradiction
  return {
    group,
    what: remains ? unresolved : resolution,
    state: remains && !decision ? 'open' : 'done',
    where: `${where}, or owner-decisions.ts: ${name}`,
  }
})
