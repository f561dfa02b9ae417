/** Amounts in euros that more than one page prints, beside those of the other tables. Their sources stand where they are printed. */
export const repeatedFigures = {
  insurance: {
    /** A quarter, at a public health fund. */
    belgium: 78.93,
    /** A month with TK, without children and from 23 years on. */
    germany: { from: 141.16, to: 146.29 },
    /** A month, once a student works. */
    netherlands: { from: 145, to: 165 },
    /** A year of private insurance, until a student works. */
    netherlandsPrivate: 700,
  },
  /** Net a month of who signs Annex 32, from 1 September 2026. */
  guarantor: 3279.47,
  /** Of the French-language fee, and by chance the proof of funds of 2025-26, a month. */
  basicFee: 835,
  ghentEconomics: 6540.1,
  masterMind: 9600,
  /** A room in Brussels, a month. */
  brusselsRoom: { without: 550, withCharges: 680 },
  /** A semester at TU Munich, from the cheapest bachelor’s to the dearest master’s. */
  munich: { from: 2000, to: 6000 },
  /** A semester at TH Ingolstadt and TH Deggendorf. */
  serviceFee: 500,
  /** A year before tax, for a work permit in Wallonia. */
  walloniaUnder30: 42_576,
  /** A month, for the Opportunity Card. */
  opportunityCard: 1091,
  /** A year at a private school in Germany; by chance also a commission in an example. */
  privateSchool: 10_000,
} as const
