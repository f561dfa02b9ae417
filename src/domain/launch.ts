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

const legal = ownerFacts().map(
  ({ fact, wanted, filled }): LaunchFact => ({
    group: 'law',
    what: wanted,
    done: filled,
    where: `src/content/legal/owner.ts: ${fact}`,
  }),
)

const contact = (['email', 'phone', 'whatsapp'] as const).map(
  (name): LaunchFact => ({
    group: 'contact',
    what: `${name}: ${brand[name]}`,
    done: brand[name] !== placeholders[name],
    where: `VITE_CONTACT_${name.toUpperCase()}`,
  }),
)

const samples = consultants.filter(({ isSample }) => isSample).map(({ name }) => name)
const people: LaunchFact = {
  group: 'content',
  what: samples.length > 0 ? `a consultant who is no person: ${samples.join(', ')}` : 'no sample consultant',
  done: samples.length === 0,
  where: 'src/content/consultants.ts',
}

const databasePrices = new Set<number>([shownPrice, storedPrice])

const listed = servicesById(['consultation-15', 'consultation-30', 'consultation-60'])
const pricesOfSessions = [
  durations.map(({ price }) => price),
  bookingSessions.map(({ price }) => price),
  listed.map(({ price }) => price),
  ...consultants.map(({ sessions }) => sessions.map(({ price }) => price)),
].map((prices) => prices.join(', '))

const unevenBundles = pricing.bundles.items.filter(({ price, instalment }) => 3 * instalment !== price)

/** Whether each discrepancy still exists. One in the copy alone exists until the owner decides on it. */
const discrepancies: Record<Discrepancy, { what: string; agreed?: string; remains: boolean; where: string }> =
  {
    sessionPrices: {
      what: `15, 30 and 60 minutes have different prices: ${[...new Set(pricesOfSessions)].join('; ')}`,
      agreed: '15, 30 and 60 minutes have one price each',
      remains: new Set(pricesOfSessions).size > 1,
      where: 'src/content/prices.ts',
    },
    databasePrice: {
      what: `the Belgium database is shown at ${shownPrice} and stored at ${storedPrice}`,
      agreed: 'the Belgium database is shown and stored at one price',
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
      agreed: '3 instalments come to the price at once',
      remains: unevenBundles.length > 0,
      where: 'src/content/pricing.ts',
    },
    silentNotify: {
      what: 'the notify form says that somebody is subscribed, and stores nobody',
      remains: true,
      where: 'src/components/dialogs/notify-dialog.tsx',
    },
    confirmationMail: {
      what: 'applicants are told to check their email, and no mail is sent',
      agreed: 'applicants are not told to check their email',
      remains: notices.application.success.text.includes('Check your email'),
      where: 'src/content/notices.ts, signup/wizard.ts',
    },
    blogFilters: {
      what: 'the category buttons of the blog do not filter',
      remains: true,
      where: 'src/pages/blogs/page.tsx',
    },
  }

const settled = (Object.keys(discrepancies) as Discrepancy[]).map((name): LaunchFact => {
  const { what, agreed = what, remains, where } = discrepancies[name]
  const decision = decisions[name]?.trim()
  return {
    group: name === 'sessionPrices' ? 'price' : 'discrepancy',
    what: remains && decision ? `${what} (kept: ${decision})` : remains ? what : agreed,
    done: !remains || Boolean(decision),
    where: `${where}, or owner-decisions.ts: ${name}`,
  }
})

const companiesCount = /\d+\+/.exec(databaseOrder.description)?.[0]
const wasPrice = ({
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

/** Claims that only the owner can confirm, with the words of the copy that make them. */
const claims: Record<Claim, { claimed: readonly string[]; where: string }> = {
  earlierPrices: {
    claimed: [
      ...pricing.sessions.items.flatMap(wasPrice),
      ...pricing.bundles.items.flatMap(({ name: title, price, was }) => wasPrice({ title, price, was })),
      ...durations.flatMap(wasPrice),
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

const confirmed = (Object.keys(claims) as Claim[]).flatMap((name) =>
  claims[name].claimed.map(
    (claim): LaunchFact => ({
      group: 'claim',
      what: claim,
      done: Boolean(decisions[name]?.trim()),
      where: `owner-decisions.ts: ${name}, or ${claims[name].where}`,
    }),
  ),
)

const companies: LaunchFact = {
  group: 'law',
  what: `"${companiesCount}" in the order dialog, ${belgiumDatabase.verifiedCompanies} on the page: one sentence that ties them together`,
  done: !companiesCount || Boolean(statements.companies?.trim()),
  where: 'src/content/owner-decisions.ts: statements.companies',
}

/** Asks for the next year's public holidays from 1 July of the last known year on. */
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
  ...legal,
  companies,
  ...contact,
  holidays(new Date()),
  people,
  ...settled,
  ...confirmed,
]

export { closedDays }
