import { type CountrySlug, countryFigures } from '@/content/countries/figures'
import {
  accountFee,
  furtherCourse,
  type LeftOutName,
  languageTest,
  tuberculosisTest,
} from '@/content/countries/plan-figures'
import type { SourceKey, Year } from '@/content/sources'

const MONTHS = 12

/** `amount` is undefined if our sources give none for this country. */
export type LeftOut = {
  what: LeftOutName
  rupees?: number
  euros?: number
  origin?: { year: Year; source: SourceKey }
}

/** Costs of a first year that its sum does not include. */
export function leftOut(slug: CountrySlug): readonly LeftOut[] {
  const { oneOff } = countryFigures[slug]
  const hasCost = (name: string) => oneOff.some(({ what }) => what === name)
  const application = oneOff.find(({ what }) => what === 'Application')?.cost
  const { euros, ...further } = furtherCourse
  const { rupees, ...test } = languageTest
  const { opening, month, ...account } = accountFee
  const { euros: tuberculosis, ...tuberculosisOrigin } = tuberculosisTest
  return [
    { what: 'language test', rupees, origin: test },
    ...(slug === 'germany'
      ? [
          { what: 'second application', euros, origin: further } as const,
          { what: 'account fee', euros: opening + MONTHS * month, origin: account } as const,
        ]
      : application && 'from' in application
        ? [{ what: 'second application', euros: application.from, origin: application } as const]
        : []),
    ...(hasCost('Visa centre') ? [] : [{ what: 'visa centre' } as const]),
    slug === 'netherlands'
      ? { what: 'tuberculosis test', euros: tuberculosis, origin: tuberculosisOrigin }
      : { what: 'medical' },
    { what: 'papers' },
    { what: 'bank margin' },
  ]
}
