// Texts of a first year's costs. Its figures are in figures.ts.

import type { OneOffName } from '@/content/countries/figures'

export const firstYearWords = {
  heading: 'Your first year',
  caption: 'The first year, part by part',
  tuition: 'Tuition',
  contributions: 'Two semester contributions, no tuition',
  living: 'Living, 12 months, our estimate',
  funds: 'Proof of funds',
  fundsAndTuition: 'Proof of funds, with tuition',
  oneOff: 'One-off costs',
  oneOffs: {
    application: 'Application',
    apsCertificate: 'APS certificate',
    contribution: 'Contribution',
    visa: 'Visa',
    visaCentre: 'Visa centre',
    visaAndPermit: 'Visa and permit',
    residenceCard: 'Residence card',
    residencePermit: 'Residence permit',
    flight: 'Flight',
    roomDeposit: 'Room deposit',
  } satisfies Record<OneOffName, string>,
  from: 'from ',
  answer: (amount: string) => `a master’s in English from ${amount}`,
  assumed: 'our assumption',
  takenOffTuition: 'taken off the tuition, not counted here',
  total: 'First year in all, in English',
  inFrench: 'The same at a French-language university',
  ownMoney: 'Your own money, shown for the visa; not on top.',
  flag: 'Savings the visa asks to see',
  illustration:
    'Illustration, not a quote: the lowest tuition in English that we count, our estimate of living costs.',
}
