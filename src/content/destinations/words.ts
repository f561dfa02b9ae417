import type { Sourced } from '@/content/sources'
import { paths } from '@/lib/paths'

/** Texts that the country pages share. */
export const guideWords = {
  contents: 'On this page',
  call: 'Book a free call',
  costsAndDates: 'See costs and dates',
  readOn: 'Read on',
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  parts: {
    glance: 'At a glance',
    benefits: 'Six reasons',
    'first-year': 'First year',
    drawbacks: 'Drawbacks',
    universities: 'Universities',
    visa: 'Visa',
    costs: 'Costs',
    scholarships: 'Scholarships',
    work: 'Work',
    after: 'Afterwards',
    intakes: 'Deadlines',
  },
}

/** The last line of the section about the time after the studies. */
export const furtherQuestions: Sourced = {
  text: 'Can my partner come? Can I stay?',
  link: { label: 'short answers', to: `${paths.faq}#partner` },
}
