import type { PaidPriceList } from '@/content/prices'

/**
 * Contradictions and unmet claims of the specification. Correct each one in the file that `npm run launch-check` names, which lists
 * the open ones, or replace its `null` by a sentence with the reason to keep it and a date. A corrected one that stays on the list is
 * deleted here and in `src/domain/launch/discrepancies.ts`.
 */
export const decisions: Record<Discrepancy | Claim, string | null> = {
  sessionPrices: null,
  databasePrice: null,
  companiesReadable: null,
  instalments: null,
  silentNotify: null,
  confirmationMail: null,
  blogFilters: null,

  // Claims that only the owner can know to be true: confirm each by a sentence with a date, or take it out of the copy.
  formerPrices: null,
  earlyBird: null,
  limitedSlots: null,
  companiesCount: null,
  consultantChecks: null,
}

/** The list of prices.ts whose prices for 15, 30 and 60 minutes all pages show, such as 'consultants'; `null`: each page its own. */
export const sessionPriceList: PaidPriceList | null = null

/**
 * Sentences that only the owner can write, shown to visitors beside the claim that they explain. The launch check and a
 * build for hosting fail without them.
 */
export const statements: Record<Statement, string | null> = {
  companies: null,
}

export type Discrepancy =
  | 'sessionPrices'
  | 'databasePrice'
  | 'companiesReadable'
  | 'instalments'
  | 'silentNotify'
  | 'confirmationMail'
  | 'blogFilters'

export type Claim = 'formerPrices' | 'earlyBird' | 'limitedSlots' | 'companiesCount' | 'consultantChecks'

type Statement = 'companies'
