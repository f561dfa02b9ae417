/**
 * What the specification says twice, or says and does not do. Make it agree, or replace the `null` by one sentence, with a
 * date, that says why it stays. `npm run launch-check` asks until then.
 */
export const decisions: Record<Discrepancy | Claim | 'ownPrices', string | null> = {
  // Or the name of a ladder in prices.ts, 'durationPicker', 'consultants' or 'booking': all pages then show that one.
  sessionPrices: null,
  databasePrice: null,
  companiesReadable: null,
  instalments: null,
  silentNotify: null,
  confirmationMail: null,
  blogFilters: null,

  // Claims that only the owner can know to be true: confirm each by a sentence with a date, or take it out of the copy.
  earlierPrices: null,
  earlyBird: null,
  limitedSlots: null,
  companiesCount: null,
  consultantChecks: null,

  // A sentence once the owner has set other prices than the specification's: these are tested until then.
  ownPrices: null,
}

/**
 * Sentences that visitors read, and only the owner can write; each stands beside what it speaks of. The launch check and a
 * strict build wait for them.
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

export type Claim = 'earlierPrices' | 'earlyBird' | 'limitedSlots' | 'companiesCount' | 'consultantChecks'

type Statement = 'companies'
