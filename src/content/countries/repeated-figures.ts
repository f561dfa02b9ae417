/** Amounts, in euros unless said, that more than one page prints and no other table has. The pages name their sources. */
export const repeatedFigures = {
  insurance: {
    /** The fee of a public health fund for a quarter. */
    belgium: 78.93,
    /** The fee of the TK for a month, for students from 23 years on without children. */
    germany: { from: 141.16, to: 146.29 },
    /** The fee of public health insurance for a month, once a student works. */
    netherlands: { from: 145, to: 165 },
    /** The fee of private insurance for a year, until a student works. */
    netherlandsPrivate: 700,
  },
  /** The fee of the APS certificate, in rupees. */
  apsFee: 18_000,
  /** The net pay a month that a guarantor (Annex 32) needs, from 1 September 2026. */
  guarantor: 3279.47,
  ghentEconomics: 6540.1,
  masterMind: 9600,
  /** The rent of a room in Brussels for a month, without and with charges. */
  brusselsRoom: { without: 550, withCharges: 680 },
  /** The tuition of TU Munich for a semester, from the cheapest bachelor’s to the dearest master’s. */
  munich: { from: 2000, to: 6000 },
  /** The service fee of TH Ingolstadt and TH Deggendorf for a semester. */
  serviceFee: 500,
  /** The pay a year before tax for a work permit in Wallonia under 30. */
  walloniaUnder30: 42_576,
  /** The funds for a month that the Opportunity Card needs. */
  opportunityCard: 1091,
} as const
