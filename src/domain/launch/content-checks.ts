import { belgiumDatabase } from '@/content/belgium-database'
import { brand, placeholders } from '@/content/brand'
import { consultants } from '@/content/consultants'
import { databaseOrder } from '@/content/database-order'
import { ownerFacts } from '@/content/legal/owner'
import { statements } from '@/content/owner-decisions'
import type { Check } from '@/domain/launch/check'
import { claimChecks } from '@/domain/launch/claims'
import { discrepancyChecks } from '@/domain/launch/discrepancies'
import { closedDays } from '@/lib/closed-days'

const legalChecks = ownerFacts().map(
  ({ fact, wanted, filled }): Check => ({
    group: 'law',
    what: wanted,
    state: filled ? 'done' : 'open',
    requiredByLaw: true,
    where: `src/content/legal/owner.ts: ${fact}`,
  }),
)

const contactChecks = (['email', 'phone', 'whatsapp'] as const).map(
  (name): Check => ({
    group: 'contact',
    what: `${name}: ${brand[name]}`,
    state: brand[name] && brand[name] !== placeholders[name] ? 'done' : 'open',
    // The law requires an email address and a phone number of a seller on the web.
    requiredByLaw: name !== 'whatsapp',
    where: `VITE_CONTACT_${name.toUpperCase()}`,
  }),
)

const samples = consultants.filter(({ isSample }) => isSample).map(({ name }) => name)
const consultantCheck: Check = {
  group: 'content',
  what: samples.length > 0 ? `sample consultants are listed: ${samples.join(', ')}` : 'no sample consultant',
  state: samples.length === 0 ? 'done' : 'open',
  where: 'src/content/consultants.ts',
}

const companiesCheck: Check = {
  group: 'law',
  what: `"${databaseOrder.advertisedCompanies}" in the order dialog, ${belgiumDatabase.verifiedCompanies} on the page: a sentence that explains both numbers`,
  state: statements.companies?.trim() ? 'done' : 'open',
  requiredByLaw: true,
  where: 'src/content/owner-decisions.ts: statements.companies',
}

/** From 1 July of the last known year on, the next year's public holidays are missing. */
export function holidayCheck(now: Date): Check {
  const year = [...closedDays].sort().at(-1)?.slice(0, 4)
  return {
    group: 'hours',
    what: `public holidays are known to the end of ${year}`,
    state: now < new Date(`${year}-07-01`) ? 'done' : 'open',
    where: 'src/lib/closed-days.ts, private.closed_days',
  }
}

/** The checks of the content, for `npm run launch-check` and the build for hosting. */
export const contentChecks: readonly Check[] = [
  ...legalChecks,
  companiesCheck,
  ...contactChecks,
  holidayCheck(new Date()),
  consultantCheck,
  ...discrepancyChecks,
  ...claimChecks,
]
