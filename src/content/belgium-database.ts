import { statements } from '@/content/owner-decisions'
import { paths } from '@/lib/paths'

/** The name of the product, stored with each order. */
export const product = 'Belgium Companies Database'

const industries = [
  { name: 'Pharma and biotech', companies: 5 },
  { name: 'Chemicals and materials', companies: 4 },
  { name: 'Software and IT services', companies: 4 },
  { name: 'Chips and technology', companies: 3 },
  { name: 'Banking and finance', companies: 3 },
  { name: 'Machines, vehicles, aerospace', companies: 3 },
  { name: 'Consulting', companies: 2 },
  { name: 'Food and logistics', companies: 2 },
]

const verifiedCompanies = industries.reduce((sum, { companies }) => sum + companies, 0)
const inPreview = 3

export type SampleCompany = {
  name: string
  industry: string
  location: string
  careerPageUrl: string
  description: string
  hasIndianEmployees: boolean
}

/** Companies that the page shows if the list cannot be read. */
export const sampleCompanies: readonly SampleCompany[] = [
  {
    name: 'imec',
    industry: 'Semiconductors / R&D',
    location: 'Leuven',
    careerPageUrl: 'https://www.imec-int.com/en/work-at-imec/job-opportunities',
    description:
      'Research centre for nanoelectronics and digital technology working with the global chip industry.',
    hasIndianEmployees: false,
  },
  {
    name: 'Odoo',
    industry: 'Software',
    location: 'Ramillies',
    careerPageUrl: 'https://www.odoo.com/jobs',
    description: 'Belgian maker of open-source business software, with offices worldwide including India.',
    hasIndianEmployees: false,
  },
  {
    name: 'Tata Consultancy Services',
    industry: 'IT services',
    location: 'Brussels',
    careerPageUrl: 'https://www.tcs.com/careers',
    description: 'Indian multinational IT services and consulting company with client teams in Belgium.',
    hasIndianEmployees: false,
  },
]

/** A row of the table `companies`, shown whole as an example. */
export const exampleRow = [
  { column: 'Company', value: 'imec' },
  { column: 'Country', value: 'Belgium' },
  { column: 'Industry', value: 'Semiconductors / nanoelectronics R&D' },
  {
    column: 'Description',
    value:
      'Research centre for nanoelectronics and digital technology working with the global chip industry. Hosts PhD researchers, engineers and interns from many countries.',
  },
  { column: 'Careers page', value: 'https://www.imec-int.com/en/work-at-imec/job-opportunities' },
  { column: 'Verified', value: 'Yes' },
]

export const belgiumDatabase = {
  verifiedCompanies,
  inPreview,
  breadcrumb: { parent: { label: 'Companies', to: paths.companies }, current: 'Belgium' },
  hero: {
    lead: 'Large employers in Belgium, each with its own careers page. Made for professionals from India who want to know where to apply first.',
    points: [
      [`${verifiedCompanies} verified companies, ${inPreview} of them free to see`, statements.companies]
        .filter(Boolean)
        .join('. '),
      'Pharma, chips, software, finance, logistics',
      'A direct link to each careers page',
    ],
  },
  preview: {
    title: 'See 3 companies free',
    badge: (companies: number) => `Free Access, ${Math.min(inPreview, companies)} of ${companies}`,
    loading: 'The companies are being loaded.',
    verified: 'Verified',
    verifiedNote:
      'Verified means: an established employer with a careers site of its own. It does not promise a sponsored visa. Ask the employer before you apply.',
    sampleNote: 'The list is being updated. These three companies are examples from it.',
    indianEmployees: 'Has Indian employees',
    careers: 'See open jobs',
    careersOf: (company: string) => `See open jobs at ${company} (opens in a new tab)`,
    failed: 'Failed to load companies. Showing default preview.',
    retry: 'Try again',
    retrying: 'Trying again …',
  },
  /** The drawing of all companies by industry, the locked ones too: an arch for each company. */
  industries: {
    title: `All ${verifiedCompanies} companies by industry`,
    text: 'Each arch is one company. The full list names them all.',
    groups: industries,
  },
  unlock: {
    title: `Unlock ${verifiedCompanies - inPreview} More Verified Belgium Companies`,
    text: 'The full list adds names, industries and careers links from all over Belgium.',
    action: 'See what you get',
  },
  premium: {
    title: 'The full Belgium database',
    lead: 'One file, one price. You pay only after we have written to you.',
    row: {
      title: 'One whole row of the file',
      cells: exampleRow,
    },
    features: [
      'A row for each company: name, industry, description, careers page, and whether it is verified',
      'Sent by email within 24-48 hours after payment verification',
      'Pay by UPI or bank transfer, no card needed',
    ],
    priceNote: 'One payment for the whole database',
    action: 'Get Database Access',
    limits:
      'A list shows you where to ask. Whether an employer sponsors a permit is the employer’s decision.',
  },
}
