import type { Caution } from '@/content/countries/cautions'
import type { FundsPlace } from '@/content/countries/figures'
import { firstYearWords } from '@/content/countries/first-year'
import type { School, TuitionEstimate } from '@/content/countries/tuitions'
import type { CountrySlug } from '@/content/destinations'
import { countryCount } from '@/content/destinations'
import { exchangeDate, exchangeRate } from '@/content/exchange-rate'
import { pages } from '@/content/pages'
import { budgetWords } from '@/content/plan/budget-words'
import type { AmountName } from '@/content/plan/choices'
import type { CountryWords } from '@/content/plan/country-in-english'
import { undatedNote } from '@/content/sources'
import type { Season } from '@/lib/intakes'

/** The plan’s texts in English, without those of one country. Amounts and dates arrive formatted; hindi.ts has the same keys. */
export const english = {
  ...budgetWords,
  locale: 'en-GB',
  heading: pages.plan.heading,
  lead: 'Your first year in rupees, from published figures. We store nothing that you choose here. Your choices are only in this page’s link: anyone with the link sees them, and our web host sees the link when it is opened.',
  language: 'Language',
  fullStop: '.',
  seasons: {
    spring: (year: string) => `February–April ${year}`,
    fall: (year: string) => `September–October ${year}`,
  } satisfies Record<Season, (year: string) => string>,
  form: {
    title: 'Your plan',
    level: 'Level',
    country: 'Country',
    allCountries: `All ${countryCount}`,
    start: 'Start',
    anyStart: 'Not sure yet',
    amounts: {
      budget: { label: 'First year’s budget', unit: '₹ lakh', example: '15 or 15.5' },
      loan: { label: 'Bank loan (part of the budget above)', unit: '₹ lakh', example: '8 or 7.5' },
      rate: { label: 'Rupees for €1', unit: '₹', example: `${exchangeRate.rupeesPerEuro} or 97.25` },
      interest: {
        label: 'The loan’s interest, as the bank names it',
        unit: '% a year',
        example: '10 or 10.5',
      },
    } satisfies Record<AmountName, { label: string; unit: string; example: string }>,
    wrong: (min: string, max: string, example: string) =>
      `Not counted: enter a number from ${min} to ${max}, such as ${example}.`,
    more: 'Loan, euro rate',
  },
  overview: {
    cheapest: (country: string, low: string) =>
      `${country} costs least: ${low} for the first year, at the lowest tuition.`,
    costs: (country: string, low: string, typical: string) =>
      `The first year in ${country} costs ${low} at the lowest tuition, ${typical} at a typical one.`,
    costsAlike: (country: string, sum: string) => `The first year in ${country} costs ${sum}.`,
    notEnough: (budget: string, country: string, amount: string) =>
      `${budget} is not enough for ${country} yet: ${amount} short, even at the lowest tuition in English that we count.`,
    typical: (sum: string, short?: string) =>
      short ? `With typical tuition: ${sum} in all, ${short} short` : `With typical tuition: ${sum} in all`,
    parts: 'What is in these sums',
    inShort: 'Tuition, living and one-off costs, with their sources',
    total: (extras: string) => `First year in all; extras of about ${extras} come on top`,
    range: (low: string, typical: string) => `${low} to ${typical}`,
    tuition: 'Tuition or contributions',
    living: 'Living, 12 months',
    oneOff: 'One-off costs',
    assumed: 'our assumption',
    takenOffTuition: 'a part of the tuition',
    ourRange: 'Living: the middle of our own range',
    origins: 'Where these figures come from',
    funds: {
      blockedAccount:
        'Of this, in your blocked account before the visa, unless you prove the money in another way; it then pays most of your living costs',
      deposit: 'Of this, ready before the visa, tuition included',
      ownAccount:
        'Of this, shown before the visa (sources differ: check guichet.lu): in your own account, or by a loan certificate; it then pays most of your living costs',
    } satisfies Record<FundsPlace, string>,
    chooseCountry: 'Choose one country, and you see what the loan pays and its instalment.',
    springFew: 'Spring: few programmes begin in February, and our sources name no dates. Ask the programme.',
  },
  /** Warnings beside a verdict. */
  cautions: {
    noDirectEntry: 'Class 12 alone often opens no German bachelor’s.',
    oneInEnglish:
      'The lowest tuition is for one programme in English; most bachelor’s are taught in Dutch or French.',
    severalLanguages: 'Most bachelor’s in Luxembourg are taught in two or three languages.',
    fourYears:
      'The lowest tuition is at a university of applied sciences, where a bachelor’s takes four years.',
  } satisfies Record<Caution, string>,
  inFrench: (sum: string, tuition: string, application: string) =>
    `In French: ${sum}, with tuition of ${tuition} and an application fee of ${application}. A part of the tuition rose in September 2026: ask the university.`,
  frenchDates: (opens: string, closes: string, year: string) =>
    `ULB takes applications from ${opens} to ${closes} (pattern of ${year}): apply early, or the visa comes too late.`,
  /** The names of the universities whose tuition the plan counts. */
  schools: {
    antwerp: 'University of Antwerp, in English',
    antwerpBachelor: 'University of Antwerp, one programme in English',
    ucll: 'UCLL, a university college, in English',
    hague: 'The Hague University of Applied Sciences',
    delft: 'TU Delft',
    dutchRange: 'the national range’s low end',
    twente: 'University of Twente, a technical master’s',
    luxembourg: 'University of Luxembourg, most master’s',
    luxembourgBachelor: 'University of Luxembourg, a bachelor’s first year',
    germanState: 'two contributions with the nationwide ticket, without it less; no tuition in most states',
  } satisfies Record<School, string>,
  oneOffs: { ...firstYearWords.oneOffs, application: 'Application fee', visa: 'Visa fee' },
  timing: {
    hardly: (start: string) => `Even if you begin today, a start in ${start} is hardly possible.`,
    instead: (start: string) => `Plan ${start}.`,
    dates: (start: string) => `Dates for ${start}, hardly possible now`,
  },
  degree: {
    title: 'The whole degree: a rough total',
    country: 'Country',
    first: 'First year',
    all: 'All years',
    years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
    appliedSciences: '(applied sciences, lowest tuition)',
    pay: (ofCountries: string) =>
      `To compare, a work permit for graduates asks for at least about this pay a month, before tax: ${ofCountries}.`,
    payNotes: {
      germany: '(EU Blue Card; a skilled worker under 45: no general minimum)',
      belgium: '(Flanders, under the age of 30; elsewhere more)',
    } as Partial<Record<CountrySlug, string>>,
    noPay: 'no stay to look for work',
    note: 'Typical tuition and living each year, one-off costs once. For a further year you may have to prove your funds again.',
    payNote: 'After tax and rent, saving for a degree takes years. A degree is no promise of a job.',
    oneYear:
      'Whether a three-year degree is enough for a one-year master’s, our sources do not say: ask the programme.',
    withStateTuition: '(with tuition in Baden-Württemberg)',
    stateTuition: (aYear: string) =>
      `Some German universities ask students from outside the EU for tuition: in Baden-Württemberg ${aYear} a year, at TU Munich more. We count it only for a one-year master’s, as our source for one speaks of Baden-Württemberg. Ask the programme.`,
    lengths: 'Length of the degree',
  },
  nothingFits: {
    title: 'Nothing fits? What people do then',
    loan: 'A loan: get it sanctioned before the visa, and check that an Indian salary could repay it.',
    later:
      'A scholarship, or a later start: most scholarships close in winter and few pay for everything. A year more of saving is a plan as well.',
    other: (country: string, amount: string) =>
      `Another country: even ${country}, the cheapest, is ${amount} away. Do not rely on a plan that works only with a job beside the studies.`,
  },
  share: {
    ...budgetWords.share,
    title: 'Take it with you',
    send: budgetWords.budget.send,
    print: 'Print',
    calendar: 'Add the dates to my calendar',
    calendarSent:
      'Nothing came? Some apps block files: open this page in Chrome or Safari, or copy the link below.',
    calendarError: 'The file could not be made.',
    calendarNote: 'Choose one country, and you can add its dates to your calendar.',
    talk: 'Talk it through, free',
    write: 'Write to us about this plan',
  },
  tuitionEstimates: { low: 'Low tuition', typical: 'Typical tuition' } satisfies Record<
    TuitionEstimate,
    string
  >,
  notes: {
    rupees: (rate: string) => `We count ${rate} for €1 and round.`,
    ours: exchangeDate,
    yourOwn: 'The rate is your own.',
    undated: undatedNote,
    note: 'An illustration, not a quote: living costs are our estimate, and cities such as Munich or Amsterdam cost more. Figures change every year: check the official page before you apply.',
  },
}

/** The texts for one country are in Hindi a part of the others. In English they come with their part of the page. */
export type PlanWords = typeof english & { country?: CountryWords }
