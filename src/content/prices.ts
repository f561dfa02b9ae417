/** Prices in rupees that more than one page names. Change one here, and it changes everywhere. */
export const prices = {
  /** One consultation, on the pages of a single service. */
  durations: { '15 minutes': 799, '30 minutes': 2499, '60 minutes': 4999 },
  packages: { admissionGuidance: 15_000, duringStudies: 8000 },
  bundles: { starter: 10_999, growth: 14_999, complete: 24_999 },
  /** Off for the friend, and as much credit for whoever sent the link. */
  referral: 1000,
} as const

/** Where a session is booked, after its price was pressed on another page. */
export const chosenSession = (minutes: number, price: string) => `You chose ${minutes} minutes, ${price}.`

/** Said once on each page that has paid minutes, near them. */
export const firstCallFree = 'The first 15-minute call is free.'

/**
 * What visitors are shown, and what an order stores, in rupees. They disagree because the specification gives both;
 * the owner settles it here.
 */
export const shownPrice = 8999
export const storedPrice = 2999
