// The scholarships of each country, with their texts.

import { repeatedFigures } from '@/content/countries/repeated-figures'
import type { CountrySlug } from '@/content/destinations'
import type { Sourced } from '@/content/sources'
import { formatEuros } from '@/lib/euros'

const acrossEurope = { text: 'Erasmus Mundus is for joint programmes across Europe.' }

/** The scholarships of each country that our sources name. */
export const scholarships: Record<CountrySlug, Scholarships> = {
  belgium: {
    inShort: 'Master Mind, VLIR-UOS, Erasmus Mundus',
    points: [
      {
        text: `Master Mind, of the Flemish government, was worth up to ${formatEuros(repeatedFigures.masterMind)}.`,
        year: '2023-24',
        sources: ['ugent-tuition-economics'],
      },
      { text: 'VLIR-UOS is for Flanders too.' },
      {
        text: 'They close early: for one advanced master’s in Antwerp on 1 February 2026.',
        year: '2026-27',
        sources: ['uantwerpen-deadlines'],
      },
      acrossEurope,
    ],
  },
  netherlands: {
    inShort: 'NL Scholarship, Erasmus Mundus',
    points: [{ text: 'The NL Scholarship is for students from outside Europe.' }, acrossEurope],
  },
  luxembourg: {
    inShort: 'Erasmus Mundus',
    points: [
      { text: 'We have found no scholarship for Luxembourg alone that we could name with its source.' },
      acrossEurope,
    ],
  },
  germany: {
    inShort: 'DAAD, Deutschlandstipendium, Erasmus Mundus',
    points: [
      { text: 'The German Academic Exchange Service (DAAD) has scholarships, for example for a master’s.' },
      {
        text: 'The Deutschlandstipendium pays €300 a month; your university chooses.',
        year: 'undated',
        sources: ['deutschlandstipendium'],
      },
      acrossEurope,
    ],
  },
}

export const scholarshipWords = {
  heading: 'Scholarships',
  early: 'Rules and amounts change every year.',
}

export type Scholarships = { inShort: string; points: readonly Sourced[] }
