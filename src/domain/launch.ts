import { belgiumDatabase } from '@/content/belgium-database'
import { bookingSessions } from '@/content/booking'
import { brand, placeholders } from '@/content/brand'
import { servicesById } from '@/content/catalogue'
import { consultants, meetTheTeam } from '@/content/consultants'
import { databaseOrder } from '@/content/database-order'
import { durations } from '@/content/duration-picker'
import { ownerFacts } from '@/content/legal/owner'
import { promo } from '@/content/navigation'
import { notices } from '@/content/notices'
import { type Claim, type Discrepancy, decisions, statements } from '@/content/owner-decisions'
import { shownPrice, storedPrice } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { closedDays } from '@/lib/closed-days'

export type LaunchFact = {
  group: 'price' | 'law' | 'contact' | 'hours' | 'content' | 'discrepancy' | 'claim'
  what: string
  done: boolean
  /** The file or setting to change. */
  where: string
}

const legalFacts = ownerFacts().map(
  ({ fact, wanted, filled }): LaunchFact => ({
    group: 'law',
    what: wanted,
    done: filled,
    where: `src/content/legal/owner.ts: ${fact}`,
  }),
)

const contactFacts = (['email', 'phone', 'whatsapp'] as const).map(
  (name): LaunchFact => ({
    group: 'contact',
    what: `${name}: ${brand[name]}`,
    done: brand[name] !== placeholders[name],
    where: `VITE_CONTACT_${name.toUpperCase()}`,
  }),
)

const samples = consultants.filter(({ isSample }) => isSample).map(({ name }) => name)
const sampleConsultants: LaunchFact = {
  group: 'content',
  what: samples.length > 0 ? `sample consultants are listed: ${samples.join(', ')}` : 'no sample consultant',
  done: samples.length === 0,
  where: 'src/content/consultants.ts',
}

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
  { what: string; whatIfResolved?: string; remains: boolean; where: string }
> = {
  sessionPrices: {
    what: `15, 30 and 60 minutes have different prices: ${[...new Set(sessionPriceLists)].join('; ')}`,
    whatIfResolved: '15, 30 and 60 minutes have one price each',
    remains: new Set(sessionPriceLists).size > 1,
    where: 'src/content/prices.ts',
  },
  databasePrice: {
    what: `the Belgium database is shown at ${shownPrice} and stored at ${storedPrice}`,
    whatIfResolved: 'the Belgium database is shown and stored at one price',
    remains: databasePrices.size > 1,
    where: 'src/content/prices.ts',
  },
  companiesReadable: {
    what: 'anyone who knows the public key can read the whole list of companies that is for sale',
    remains: true,
    where: 'supabase/migrations',
  },
  instalments: {
    what: `3 instalments and the price at once differ: ${unevenBundles.map(({ name, price, instalment }) => `${name} 3 x ${instalment}, ${price}`).join('; ')}`,
    whatIfResolved: '3 instalments come to the price at once',
    remains: unevenBundles.length > 0,
    where: 'src/content/pricing.ts',
  },
  silentNotify: {
    what: 'the notify form confirms a subscription, but stores nothing',
    remains: true,
    where: 'src/components/dialogs/notify-dialog.tsx',
  },
  confirmationMail: {
    what: 'applicants are told to check their email, and no mail is sent',
    whatIfResolved: 'applicants are not told to check their email',
    remains: notices.application.success.text.includes('Check your email'),
    where: 'src/content/notices.ts, signup/wizard.ts',
  },
  blogFilters: {
    what: 'the category buttons of the blog do not filter',
    remains: true,
    where: 'src/pages/blogs/page.tsx',
  },
}

const discrepancyFacts = (Object.keys(discrepancies) as Discrepancy[]).map((name): LaunchFact => {
  const { what, whatIfResolved = what, remains, where } = discrepancies[name]
  const decision = decisions[name]?.trim()
  return {
    group: name === 'sessionPrices' ? 'price' : 'discrepancy',
    what: remains && decision ? `${what} (kept: ${decision})` : remains ? what : whatIfResolved,
    done: !remains || Boolean(decision),
    where: `${where}, or owner-decisions.ts: ${name}`,
  }
})

const companiesCount = /\d+\+/.exec(databaseOrder.description)?.[0]
const struckPriceText = ({
  title,
  minutes,
  price,
  was,
}: {
  title?: string
  minutes?: number
  price: number
  was?: number
}) => (was ? [`${title ?? `${minutes} minutes`} at ${price}, crossed out ${was}`] : [])

/** Claims that only the owner can confirm, with the words of the pages that make them. */
const claims: Record<Claim, { claimed: readonly string[]; where: string }> = {
  earlierPrices: {
    claimed: [
      ...pricing.sessions.items.flatMap(struckPriceText),
      ...pricing.bundles.items.flatMap(({ name: title, price, was }) =>
        struckPriceText({ title, price, was }),
      ),
      ...durations.flatMap(struckPriceText),
    ],
    where: '`struckPrices` in src/content/prices.ts',
  },
  earlyBird: { claimed: [`"${pricing.earlyBird.title}"`], where: 'src/content/pricing.ts' },
  limitedSlots: {
    claimed: promo.text
      .split(' - ')
      .filter((part) => part.includes('Limited'))
      .map((part) => `"${part}"`),
    where: 'src/content/navigation.ts',
  },
  companiesCount: {
    claimed: companiesCount ? [`"${companiesCount} companies"`] : [],
    where: 'src/content/database-order.ts',
  },
  consultantChecks: { claimed: [`"${meetTheTeam.checks.text}"`], where: 'src/content/consultants.ts' },
}

const claimFacts = (Object.keys(claims) as Claim[]).flatMap((name) =>
  claims[name].claimed.map(
    (claim): LaunchFact => ({
      group: 'claim',
      what: claim,
      done: Boolean(decisions[name]?.trim()),
      where: `owner-decisions.ts: ${name}, or ${claims[name].where}`,
    }),
  ),
)

const companiesStatement: LaunchFact = {
  group: 'law',
  what: `"${companiesCount}" in the order dialog, ${belgiumDatabase.verifiedCompanies} on the page: a sentence that explains both numbers`,
  done: !companiesCount || Boolean(statements.companies?.trim()),
  where: 'src/content/owner-decisions.ts: statements.companies',
}

/** From 1 July of the last known year on, the next year's public holidays are missing. */
export function holidays(now: Date): LaunchFact {
  const year = [...closedDays].sort().at(-1)?.slice(0, 4)
  return {
    group: 'hours',
    what: `public holidays are known to the end of ${year}`,
    done: now < new Date(`${year}-07-01`),
    where: 'src/lib/closed-days.ts, private.closed_days',
  }
}

/** The facts of the content that `npm run launch-check` and the build require. */
export const launchFacts: readonly LaunchFact[] = [
  ...legalFacts,
  companiesStatement,
  ...contactFacts,
  holidays(new Date()),
  sampleConsultants,
  ...discrepancyFacts,
  ...claimFacts,
]

// The launch check compares these with the days in the database.
export { closedDays }
