import { fintibaAccountFee, ulbAccountFee } from '@/content/countries/excluded-fees'
import { oneOffFee } from '@/content/countries/figures'
import type { CountrySlug } from '@/content/destinations'
import type { SourceKey } from '@/content/sources'

/** The amounts in euros that do not come back after a refused visa. */
export const refusals = {
  belgium: {
    kept: { application: oneOffFee('belgium', 'application'), account: ulbAccountFee.opening },
    sources: ['vub-application', 'ulb-blocked-account', 'dofi-contribution', 'belgium-refusal'],
  },
  netherlands: { kept: {}, sources: ['maastricht-refund', 'mvv-refusal'] },
  luxembourg: {
    kept: { visa: oneOffFee('luxembourg', 'visa') },
    sources: ['guichet-immigration', 'guichet-appeal'],
  },
  germany: {
    kept: { account: fintibaAccountFee.opening, month: fintibaAccountFee.month },
    sources: ['fintiba', 'germany-refusal-2025-12'],
  },
} as const satisfies Record<CountrySlug, { kept: Record<string, number>; sources: readonly SourceKey[] }>

/** The consequences of a refused visa in each country; `euros` formats the amounts of `refusals`. */
export type RefusalRules = Record<CountrySlug, (euros: (amount: number) => string) => readonly string[]>
