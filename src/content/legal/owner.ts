import { brand } from '@/content/brand'

/**
 * Facts and decisions of the site's owner. Replace each `null` by a text: the privacy policy and the terms show it. While it is
 * `null`, `npm start` shows a mark in its place, and a build for hosting leaves the sentence or row out. Have both pages read by a
 * Belgian lawyer before going live.
 */
export const owner: Record<OwnerFact, string | null> = {
  legalName: null,
  legalForm: null,
  registeredAddress: null,
  enterpriseNumber: null,
  vatNumber: null,
  professionalInsurance: null,
  grievanceOfficer: null,

  privacyEmail: null,
  databaseContract: null,
  hostingProvider: null,
  emailProvider: null,
  otherRecipients: null,
  accessFromOutsideEurope: null,
  keepEnquiries: null,
  keepClientFiles: null,
  keepIdentityPapers: null,
  keepConsultantApplications: null,
  keepLogs: null,

  contractParty: null,
  commission: null,
  taxes: null,
  paymentMethods: null,
  instalmentDates: null,
  refundScope: null,
  databaseContents: null,
  reviewChecks: null,
}

const wanted = {
  legalName: 'legal name',
  legalForm: 'legal form, for example BV or sole trader',
  registeredAddress: 'registered address',
  enterpriseNumber: 'enterprise number (KBO/BCE)',
  vatNumber: 'VAT number, or why there is none',
  professionalInsurance: 'professional liability insurer and the area covered, or that there is none',
  grievanceOfficer: 'name and contact of the person who answers complaints from India',

  privacyEmail: 'email address for privacy requests',
  databaseContract:
    'the Supabase company under contract, the region where the data is stored, and the date of the data-processing agreement',
  hostingProvider: 'company that hosts the website, and where',
  emailProvider: 'company that carries our email, and where',
  otherRecipients: 'bank, payment and accounting providers, and any other company that handles personal data',
  accessFromOutsideEurope:
    'who can see the data from outside the European Economic Area, and the safeguard used (for instance standard contractual clauses)',
  keepEnquiries:
    'how long enquiries that lead to no contract are kept; proposed: 12 months after the last contact',
  keepClientFiles: 'how long client files are kept; proposed: 2 years after the end of the service',
  keepIdentityPapers:
    'how long copies of passports, medical and police documents are kept; proposed: at most 30 days after the decision they were needed for',
  keepConsultantApplications:
    'how long applications of consultants who are not taken on are kept; proposed: 12 months',
  keepLogs: 'how long server and security logs are kept; proposed: at most 90 days',

  contractParty: 'whether the client’s contract is with us or with the consultant, and who answers for what',
  commission:
    'a statement that no commission or other payment is taken from universities, schools, lenders, insurers or landlords, or a list of every such payment',
  taxes: 'whether prices include VAT and Indian GST, and how taxes appear on the invoice',
  paymentMethods: 'accepted ways to pay, and the currency charged',
  instalmentDates: 'when each of the 3 instalments is due, and what happens when one is late',
  refundScope:
    'whether the consultation that was already held is refunded too, and within how many days the money is returned',
  databaseContents: 'number of companies in the Belgium database, its price, and how it is delivered',
  reviewChecks: 'who checks that a review comes from a client, and how',
} as const

export type OwnerFact = keyof typeof wanted

const markOf = (what: string) => `[to be completed by the owner: ${what}]`

/** The owner's text, or a mark in its place. */
export const ownerFact = (fact: OwnerFact) => owner[fact]?.trim() || markOf(wanted[fact])

/** Our e-mail address or phone number, or a mark in its place. */
export const contactOrMark = (name: 'email' | 'phone') => brand[name] || markOf(name)

/** Each fact that the owner must give, its description, and whether it is filled in. */
export const ownerFacts = () =>
  (Object.keys(wanted) as OwnerFact[]).map((fact) => ({
    fact,
    wanted: wanted[fact],
    filled: Boolean(owner[fact]?.trim()),
  }))
