import { sessionPriceList } from '@/content/owner-decisions'

/**
 * The prices of 15, 30 and 60 minutes, in rupees. The specification gives each page a list of its own, and they disagree;
 * `sessionPriceList` in owner-decisions.ts puts one list on all pages.
 */
const priceLists = {
  /** The pricing page. Its 15 minutes are the free call. */
  pricing: { 15: 0, 30: 2499, 60: 4999 },
  durationPicker: { 15: 799, 30: 2499, 60: 4999 },
  /** The consultants page, and the sessions among the single services. */
  consultants: { 15: 999, 30: 1999, 60: 2999 },
  booking: { 15: 850, 30: 2050, 60: 3750 },
}

/** The list that each page shows: its own, or the one that the owner has decided on. */
export const sessionPrices: Record<keyof typeof priceLists, PriceList> = decidedLists(sessionPriceList)

function decidedLists(name: PaidPriceList | null) {
  if (!name) return priceLists
  const decided = priceLists[name]
  return {
    pricing: { ...decided, 15: priceLists.pricing[15] },
    durationPicker: decided,
    consultants: decided,
    booking: decided,
  }
}

/** Prices that are shown struck out, in rupees. `formerPrices` in owner-decisions.ts confirms that they were asked. */
export const formerPrices = {
  sessions: { 15: 1200, 30: 3500, 60: 7000 },
  bundles: { starter: 13_499, growth: 19_499, complete: 34_999 },
} as const

/** Prices in rupees that more than one page names. Change one here, and it changes everywhere. */
export const prices = {
  packages: { admissionGuidance: 15_000, duringStudies: 8000 },
  careerConsultation: 4999,
  bundles: { starter: 10_999, growth: 14_999, complete: 24_999 },
  /** The friend's discount, and the referrer's credit of the same amount. Paid when the friend books a bundle or a package. */
  referral: 1000,
  /** The Belgium database: what visitors see, and what an order stores. The specification gives both; the owner settles it here. */
  companyDatabase: { shown: 8999, stored: 2999 },
} as const

/** Prices that the owner has changed, by their names in `e2e/tables/prices.ts`. A test compares all others with the specification's. */
export const ownPrices: Record<string, number> = {}

export const minutesText = (minutes: number) => `${minutes} minutes`
export const mostPopular = 'Most popular'

/** A sentence near the paid sessions of each page; beside paid 15 minutes, "After the free call: …" follows it. */
export const firstCallFree = 'The first 15-minute call is free.'

/** The last question of pages with several offers. */
export const notSure = {
  heading: 'Not sure what you need?',
  text: 'Ask in the free call: 15 minutes, and we tell you which of these fits, or that you need none.',
}

export type PaidPriceList = Exclude<keyof typeof priceLists, 'pricing'>

type PriceList = { 15: number; 30: number; 60: number }
