import type { CountrySlug } from '@/content/countries/figures'
import type { OfficialLink } from '@/content/destinations/types'
import type { Sourced } from '@/content/sources'

export type Scholarships = { inShort: string; points: readonly Sourced[]; look: readonly OfficialLink[] }

const acrossEurope = { text: 'Erasmus Mundus is for joint programmes across Europe.' }

/** Only those that our sources name, with what these say of them. */
export const scholarships: Record<CountrySlug, Scholarships> = {
  belgium: {
    inShort: 'Master Mind, VLIR-UOS, Erasmus Mundus',
    points: [
      {
        text: 'Master Mind, of the Flemish government, was worth up to €9,600.',
        year: '2023-24',
        sources: ['ugent-tuition-economics'],
      },
      { text: 'VLIR-UOS is for Flanders too.' },
      {
        text: 'They close early: in Antwerp on 1 February 2026, four weeks before the normal date.',
        year: '2026-27',
        sources: ['uantwerpen-deadlines'],
      },
      acrossEurope,
    ],
    look: [
      { name: 'Study in Flanders', url: 'https://www.studyinflanders.be' },
      { name: 'Study in Belgium', url: 'https://www.studyinbelgium.be' },
    ],
  },
  netherlands: {
    inShort: 'NL Scholarship, Erasmus Mundus',
    points: [{ text: 'The NL Scholarship is for students from outside Europe.' }, acrossEurope],
    look: [{ name: 'Study in NL', url: 'https://www.studyinnl.org' }],
  },
  luxembourg: {
    inShort: 'Erasmus Mundus; where to look',
    points: [
      { text: 'We have found no scholarship for Luxembourg alone that we could name with its source.' },
      acrossEurope,
    ],
    look: [{ name: 'University of Luxembourg: student life', url: 'https://www.uni.lu/life-en/' }],
  },
  germany: {
    inShort: 'DAAD, Deutschlandstipendium, Erasmus Mundus',
    points: [
      { text: 'DAAD scholarships, for example for a master’s.' },
      { text: 'The Deutschlandstipendium, a monthly sum.' },
      acrossEurope,
    ],
    look: [
      { name: 'DAAD', url: 'https://www.daad.de/en' },
      { name: 'Study in Germany', url: 'https://www.study-in-germany.de/en' },
    ],
  },
}

export const scholarshipWords = {
  heading: 'Scholarships',
  look: 'Where to look',
  early: 'Rules and amounts change every year. Read the official page in autumn.',
}
