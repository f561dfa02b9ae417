/** The prices of the specification, in rupees. `ownPrices` in owner-decisions.ts switches the comparison off. */
export const specifiedPrices = {
  /** Minutes, price, crossed-out price. */
  picker: [
    [15, 799, 1200],
    [30, 2499, 3500],
    [60, 4999, 7000],
  ],
  pricing: [
    [15, 0, undefined],
    [30, 2499, 3500],
    [60, 4999, 7000],
  ],
  /** Price, crossed-out price, one of three instalments. */
  bundles: [
    ['Starter Pack', 10_999, 13_499, 3666],
    ['Growth Pack', 14_999, 19_499, 4999],
    ['Complete Journey', 24_999, 34_999, 8333],
  ],
  booking: [
    [15, 850],
    [30, 2050],
    [60, 3750],
  ],
  consultations: [
    [60, 4999],
    [90, 12_999],
  ],
  others: {
    admissionGuidance: 15_000,
    duringStudies: 8000,
    referral: 1000,
    shownPrice: 8999,
    storedPrice: 2999,
  },
  services: {
    'consultation-15': 999,
    'consultation-30': 1999,
    'consultation-60': 2999,
    'university-shortlisting': 1250,
    'sop-review': 1650,
    'lor-guidance': 1250,
    'application-form-fill': 1650,
    'cv-review': 1250,
    'portfolio-feedback': 1650,
    'visa-document-check': 1650,
    'housing-search': 850,
    'area-orientation': 1650,
    'transport-guide': 850,
    'job-search-strategy': 2050,
    'linkedin-review': 1250,
    'interview-preparation': 2500,
    'salary-negotiation': 1650,
    'health-insurance': 1250,
    'healthcare-system': 1250,
    'emergency-contacts': 850,
    'bank-account': 1250,
    'financial-planning': 2050,
    'tax-guidance': 1650,
  },
}
