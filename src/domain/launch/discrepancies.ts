import { bookingSessions } from '@/content/booking'
import { servicesById } from '@/content/catalogue'
import { consultants } from '@/content/consultants'
import { durations } from '@/content/duration-picker'
import { type Discrepancy, decisions } from '@/content/owner-decisions'
import { prices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import type { Check } from '@/domain/launch/check'

const listedSessions = servicesById(['consultation-15', 'consultation-30', 'consultation-60'])
const sessionPriceLists = [
  durations.map(({ price }) => price),
  bookingSessions.map(({ price }) => price),
  listedSessions.map(({ price }) => price),
  ...consultants.map(({ sessions }) => sessions.map(({ price }) => price)),
].map((prices) => prices.join(', '))

const differ = (values: unknown[]) => new Set(values).size > 1
const sessionPricesDiffer = differ(sessionPriceLists)
const databasePricesDiffer = differ(Object.values(prices.companyDatabase))

const unevenBundles = pricing.bundles.items.filter(({ price, instalment }) => 3 * instalment !== price)
const unevenSums = unevenBundles.map(({ name, price, instalment }) => `${name} 3 x ${instalment}, ${price}`)

type DiscrepancyFact = {
  /** Its heading in the launch check, by default `discrepancy`. */
  group?: 'price'
  what: string
  /** Whether the site still has it. If no code can tell, this is `true`: delete the entry once the site is corrected. */
  isOpen: boolean
  /** The file to change. */
  where: string
}

/** Contradictions of the specification, each open until it is mended or the owner has decided to keep it. */
const discrepancies: Record<Discrepancy, DiscrepancyFact> = {
  sessionPrices: {
    group: 'price',
    what: sessionPricesDiffer
      ? `15, 30 and 60 minutes have different prices: ${[...new Set(sessionPriceLists)].join('; ')}`
      : '15, 30 and 60 minutes have one price each',
    isOpen: sessionPricesDiffer,
    where: 'src/content/prices.ts',
  },
  databasePrice: {
    what: databasePricesDiffer
      ? `the Belgium database is shown at ${prices.companyDatabase.shown} and stored at ${prices.companyDatabase.stored}`
      : 'the Belgium database is shown and stored at one price',
    isOpen: databasePricesDiffer,
    where: 'src/content/prices.ts',
  },
  companiesReadable: {
    what: 'anyone who knows the public key can read the whole list of companies that is for sale',
    isOpen: true,
    where: 'supabase/migrations',
  },
  instalments: {
    what:
      unevenSums.length > 0
        ? `3 instalments and the price at once differ: ${unevenSums.join('; ')}`
        : '3 instalments come to the price at once',
    isOpen: unevenSums.length > 0,
    where: 'src/content/pricing.ts',
  },
  silentNotify: {
    what: 'the notify form confirms a subscription, but stores nothing',
    isOpen: true,
    where: 'src/pages/companies/notify-dialog.tsx',
  },
  confirmationMail: {
    what: 'applicants are told to check their email, and no mail is sent',
    isOpen: true,
    where: 'src/content/notices.ts, src/content/signup/wizard.ts',
  },
  blogFilters: {
    what: 'the category buttons of the blog do not filter',
    isOpen: true,
    where: 'src/pages/blogs/page.tsx',
  },
}

export const discrepancyChecks = (Object.keys(discrepancies) as Discrepancy[]).map((name): Check => {
  const { group = 'discrepancy', what, isOpen, where } = discrepancies[name]
  const decision = decisions[name]?.trim()
  return {
    group,
    what: isOpen && decision ? `${what} (kept: ${decision})` : what,
    state: isOpen && !decision ? 'open' : 'done',
    where: `${where}, or owner-decisions.ts: ${name}`,
  }
})
