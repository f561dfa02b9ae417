import { byCountry } from '@/content/destinations'
import type { Level } from '@/content/plan/choices'

/** The plan's texts that the home page needs. Amounts arrive formatted. */
export const budgetWords = {
  lakh: 'lakh',
  crore: 'crore',
  countries: byCountry<string>(({ name }) => name),
  countriesInText: byCountry<string>(({ nameInText }) => nameInText),
  levels: { bachelor: 'Bachelor’s', master: 'Master’s' } satisfies Record<Level, string>,
  verdicts: {
    fits: 'fits',
    fitsLow: 'fits at the lowest tuition only',
    short: (amount: string) => `${amount} short`,
    fundsToShow: (amount: string) => `you must show ${amount} for the visa`,
  },
  /** The sentence about the budget, and the texts of the card around it. */
  budget: {
    title: 'How far the budget reaches',
    and: 'and',
    fits: (budget: string, countries: string) => `${budget} covers the first year in ${countries}.`,
    fitsLow: (budget: string, countries: string) =>
      `${budget} covers the first year in ${countries} at the lowest tuition.`,
    alsoFitsLow: (countries: string) => `At the lowest tuition it covers ${countries}, too.`,
    away: (country: string, amount: string) =>
      `${country.charAt(0).toUpperCase()}${country.slice(1)} is ${amount} away.`,
    short: (budget: string, country: string, amount: string) =>
      `${budget} is not enough yet: even ${country}, the cheapest, is ${amount} away at the lowest tuition.`,
    /** Near the verdict, because a budget is for one year. */
    degree: (country: string, level: Level, years: string, amount: string, afterFirstYear: string) =>
      `The whole ${years}-year ${level}’s in ${country} costs about ${amount} at typical tuition, ${afterFirstYear} of it after the first year.`,
    noBudget: 'Enter your budget: the bars show which countries it covers.',
    label: 'First year’s budget, ₹ lakh',
    amounts: 'Amounts to choose from',
    level: 'Level',
    wrong: 'Not counted: write an amount in lakh, such as 15 or 15.5.',
    sums: (level: string) => `First year, ${level.toLowerCase()}, lowest tuition in English that we count`,
    note: 'Living costs are estimated. Not a quote.',
    dates: 'See dates and months',
    send: 'Send to my family',
  },
  share: {
    /** The text of a shared plan. Its link follows. */
    sentence: 'What the first year abroad costs, and when we have to decide:',
    notOpenedHint: 'Nothing opened? Copy the link, or send it by',
    whatsapp: 'WhatsApp',
    link: 'The link to this plan',
    copy: 'Copy link',
    copied: 'Copied',
    copyByHand: 'Please select the link and copy it.',
  },
}

export type BudgetWords = typeof budgetWords
