/**
 * What the specification says twice, or says and does not do. Make it agree, or replace the `null` by one sentence, with a
 * date, that says why it stays. `npm run launch-check` asks until then.
 */
export const decisions: Record<Discrepancy, string | null> = {
  databasePrice: null,
  companiesCount: null,
  companiesReadable: null,
  sessionPrices: null,
  instalments: null,
  simulatedCheckout: null,
  silentNotify: null,
  confirmationMail: null,
  blogFilters: null,
}

export type Discrepancy =
  | 'databasePrice'
  | 'companiesCount'
  | 'companiesReadable'
  | 'sessionPrices'
  | 'instalments'
  | 'simulatedCheckout'
  | 'silentNotify'
  | 'confirmationMail'
  | 'blogFilters'
