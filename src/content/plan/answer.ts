import type { CountrySlug } from '@/content/countries/figures'
import { destinations } from '@/content/destinations'
import type { Level } from '@/content/plan/asked'

const named = (key: 'name' | 'nameInText') =>
  Object.fromEntries(destinations.map((country) => [country.slug, country[key]])) as Record<
    CountrySlug,
    string
  >

/** What home needs of the plan’s words. Amounts come in as they are shown. */
export const answerInEnglish = {
  lakh: 'lakh',
  crore: 'crore',
  countries: named('name'),
  countriesInText: named('nameInText'),
  levels: { bachelor: 'Bachelor’s', master: 'Master’s' } satisfies Record<Level, string>,
  verdicts: {
    fits: 'fits',
    low: 'fits at the lowest tuition only',
    short: (amount: string) => `${amount} short`,
  },
  /** The countries in one sentence, and the texts around their lines. */
  answer: {
    title: 'How far the budget reaches',
    and: 'and',
    fits: (budget: string, countries: string) => `${budget} is enough for ${countries}.`,
    low: (budget: string, countries: string) =>
      `${budget} is enough for ${countries}, but only at the lowest tuition.`,
    short: (budget: string, country: string, amount: string) =>
      `${budget} is not enough yet: ${country} comes nearest, ${amount} short, even at the lowest tuition.`,
    noBudget: 'Enter your budget: the bars show which countries it covers.',
    budget: 'First year’s budget, ₹ lakh',
    amounts: 'Amounts to choose from',
    level: 'Level',
    wrong: 'Not counted: write an amount in lakh, such as 15 or 15.5.',
    sums: (level: string) => `First year, ${level.toLowerCase()}, lowest tuition`,
    note: 'The first year in all, living costs at our estimate. An illustration, not a quote.',
    byMonth: 'Month by month',
    send: 'Send to my family',
  },
}

export type AnswerWords = typeof answerInEnglish
