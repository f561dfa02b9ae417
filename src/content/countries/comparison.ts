// Texts of the table that compares the countries. Its figures are in figures.ts.

import { countryCount } from '@/content/destinations'

export const comparison = {
  title: `The ${countryCount} countries compared`,
  /** The anchor of the comparison on the about page. */
  id: 'compared',
  line: (firstYears: string) => `First year of a master’s in English, in all, from: ${firstYears}.`,
  whole: `All ${countryCount} side by side`,
  lead: 'A public university’s master’s, for students from outside the EU. Where there is a range, we show its lowest figure.',
  pick: 'What to compare',
  from: 'from',
  upTo: 'up to',
  withUnit: (value: number, unit: string) => `${value} ${unit}`,
  ourRange: (official: string) => `our range; official minimum ${official}`,
  plusTuition: (living: string) => `${living} plus tuition`,
  plan: 'Your plan',
  sum: 'our sum',
  sumNote:
    'First year in all: the lowest tuition in English that we count, our estimate of living costs, one-off costs.',
  /** `short` is the label of the phone's button for this row. */
  rows: {
    tuition: { label: 'Tuition a year, master’s', short: 'Tuition' },
    living: { label: 'Living costs a month', short: 'Living' },
    funds: { label: 'Proof of funds for the visa', short: 'Proof of funds' },
    'first-year': { label: 'First year in all', short: 'First year' },
    hours: { label: 'Work in term, a week', short: 'Work' },
    search: { label: 'Stay and look for work', short: 'After' },
    intake: { label: 'Main intake', short: 'Intake' },
  },
}
