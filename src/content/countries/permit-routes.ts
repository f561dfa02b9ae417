// The way from the degree to a work permit, for the country guides.

import { countryFigures } from '@/content/countries/figures'
import { graduatePermits } from '@/content/countries/graduate-permits'
import { repeatedFigures } from '@/content/countries/repeated-figures'
import type { CountrySlug } from '@/content/destinations'
import type { Sourced, SourceKey, Year } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import type { Pay } from '@/lib/pay'

const months = (slug: CountrySlug) => `${countryFigures[slug].searchYear.from} months`

/** The route of each country from the degree to a work permit. The permit that asks for the lowest pay comes first. */
export const permitRoutes: Record<CountrySlug, PermitRoute> = {
  belgium: {
    study: {
      name: 'A card for students',
      rule: {
        text: 'Apply for the search year at the town hall, at least 15 days before your A card expires. Later applications are refused.',
        year: '2026',
        sources: ['dofi-search-year'],
      },
    },
    search: {
      name: 'Search year',
      rule: {
        text: `${months('belgium')}, once, any job, after any Belgian degree.`,
        year: '2026',
        sources: ['dofi-search-year'],
      },
    },
    permits: [
      {
        name: 'Flanders, highly skilled, under 30',
        ...graduatePermits.belgium,
      },
      {
        name: 'Brussels, highly skilled',
        pay: { euros: 3703.44, per: 'month' },
        year: '2026',
        source: 'brussels-times-2026-02',
      },
      {
        name: 'Flanders, highly skilled',
        pay: { euros: 48_912, per: 'year' },
        year: '2026',
        source: 'kpmg-2026-01',
      },
      {
        name: 'Wallonia, highly skilled',
        pay: { euros: 53_220, per: 'year' },
        year: '2026',
        source: 'kpmg-2026-01',
        note: `${formatEuros(repeatedFigures.walloniaUnder30)} under 30.`,
      },
      {
        name: 'Brussels, EU Blue Card',
        pay: { euros: 4748, per: 'month' },
        year: '2026',
        source: 'brussels-times-2026-02',
      },
      {
        name: 'Flanders, EU Blue Card',
        pay: { euros: 63_586, per: 'year' },
        year: '2026',
        source: 'kpmg-2026-01',
      },
      {
        name: 'Wallonia, EU Blue Card',
        pay: { euros: 68_815, per: 'year' },
        year: '2026',
        source: 'kpmg-2026-01',
        note: '€55,052 for young professionals.',
      },
    ],
    note: {
      text: 'Flanders kept its amounts of 2025 and may still change them. Above these salaries there is no labour-market test.',
      year: '2026',
      sources: ['kpmg-2026-01', 'vlaanderen-work'],
    },
  },
  netherlands: {
    study: {
      name: 'Permit for study',
      rule: {
        text: 'Apply for the orientation year within 3 years of your degree.',
        year: '2026',
        sources: ['ind-orientation-year'],
      },
    },
    search: {
      name: 'Orientation year',
      rule: {
        text: `${months('netherlands')}, any job, after any Dutch degree.`,
        year: '2026',
        sources: ['ind-orientation-year'],
      },
    },
    permits: [
      {
        name: 'Highly skilled migrant, after the orientation year',
        ...graduatePermits.netherlands,
      },
      {
        name: 'Highly skilled migrant, under 30',
        pay: { euros: 4357, per: 'month' },
        year: '2026',
        source: 'meijburg-2025-12',
      },
      {
        name: 'EU Blue Card, recent graduates',
        pay: { euros: 4754, per: 'month' },
        year: '2026',
        source: 'ind-amounts',
      },
      {
        name: 'Highly skilled migrant, 30 or older',
        pay: { euros: 5942, per: 'month' },
        year: '2026',
        source: 'meijburg-2025-12',
      },
      {
        name: 'EU Blue Card',
        pay: { euros: 5942, per: 'month' },
        year: '2026',
        source: 'ind-amounts',
      },
    ],
    note: {
      text: 'Without the 8% holiday pay. The 30% ruling, a tax benefit, falls to 27% on 1 January 2027. If you studied in the Netherlands, you often do not qualify.',
      year: '2026',
      sources: ['meijburg-2025-12', 'grant-thornton-30'],
    },
  },
  luxembourg: {
    study: {
      name: 'Student permit',
      rule: {
        text: 'Ask for the search permit at least 30 days before it ends. Once it has expired, the right is lost.',
        year: '2026',
        sources: ['guichet-after-studies'],
      },
    },
    search: {
      name: 'Search permit',
      rule: {
        text: `Up to ${months('luxembourg')}, not renewable, only after a master’s or PhD from Luxembourg. Older pages say 9 months; check guichet.lu.`,
        year: '2026',
        sources: ['guichet-after-studies', 'luxrelo-2018'],
      },
    },
    permits: [
      {
        name: 'Any job, once the employer has advertised it with the job agency (ADEM)',
        pay: { euros: 2771.33, per: 'month' },
        year: '2026',
        source: 'ccss-2026',
        note: 'Minimum wage, unskilled work.',
      },
      {
        name: 'A job linked to your studies',
        ...graduatePermits.luxembourg,
        note: 'Minimum wage, qualified work. There is no labour-market test.',
      },
      {
        name: 'EU Blue Card, shortage occupations',
        pay: { euros: 47_174, per: 'year' },
        year: '2026',
        source: 'guichet-blue-card',
      },
      {
        name: 'EU Blue Card',
        pay: { euros: 65_652, per: 'year' },
        year: '2026',
        source: 'guichet-blue-card',
        note: '€63,408 until March 2026. The contract must run for at least 6 months.',
      },
    ],
    note: {
      text: 'A Blue Card took 38 days on average.',
      year: '2023',
      sources: ['paperjam-2024'],
    },
  },
  germany: {
    study: {
      name: 'Permit for study',
      rule: {
        text: 'The time to look for work counts from your final result.',
        year: '2026',
        sources: ['germany-residence-act'],
      },
    },
    search: {
      name: 'Job-search permit',
      rule: {
        text: `Up to ${months('germany')}, any job, after a German degree. It cannot be extended; you show funds and insurance.`,
        year: '2026',
        sources: ['germany-residence-act', 'augsburg-job-search'],
      },
    },
    permits: [
      {
        name: 'Skilled-worker permit',
        year: '2026',
        source: 'germany-residence-act',
        note: 'Under 45 years of age; the job must fit your degree.',
      },
      {
        name: 'EU Blue Card, shortage jobs and graduates of the last 3 years',
        ...graduatePermits.germany,
      },
      {
        name: 'EU Blue Card',
        pay: { euros: 50_700, per: 'year' },
        year: '2026',
        source: 'make-it-blue-card',
      },
    ],
  },
}

export const permitWords = {
  heading: 'From degree to permit',
  payPerYearAndMonth: 'Gross pay a year (a month)',
  noMinimum: 'no general minimum salary',
  permits: 'Work permit',
}

export type WorkPermit = {
  name: string
  /** The gross pay, in the unit of its source. */
  pay?: Pay
  year: Year
  source: SourceKey
  note?: string
}

export type PermitRoute = {
  study: { name: string; rule: Sourced }
  search: { name: string; rule: Sourced }
  permits: readonly WorkPermit[]
  note?: Sourced
}
