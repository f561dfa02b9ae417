import { articles } from '@/content/blog'
import { catalogue, type Service } from '@/content/catalogue'
import { companies } from '@/content/companies'
import { type CountrySlug, countriesInText, destinations } from '@/content/destinations'
import { hoursInAntwerp } from '@/content/opening-hours'
import { pages } from '@/content/pages'
import { paths } from '@/lib/paths'

// Only the build imports this module (src/app/search-engines.ts): browsers need no descriptions.

const admissionGuidance = `Shortlist, documents, deadlines and applications for universities in ${countriesInText}.`

const serviceCount = catalogue.flatMap(({ services }): readonly Service[] => services).length

const coming = Object.values(companies.countries).filter(({ available }) => !available)
const comingCount = ['no', 'one', 'two', 'three', 'four', 'five'][coming.length]

// `satisfies` reports a page without a description. The wider type allows the names that `Object.entries` gives.
const byPage: Record<string, string> = {
  home: `Free 15-minute call with a consultant who lives in Europe. Admission, visa, studies and first job in ${countriesInText}.`,
  about:
    'Why StudyBridge exists: student-funded study-abroad advice from people who live in Europe and work without commission.',
  contact: `Book a session or ask a question. We answer from Antwerp, Monday to Friday, ${hoursInAntwerp}.`,
  blogs:
    'Articles on agent commissions, choosing a university in Belgium, hidden costs of studying abroad and finding the right consultant.',
  pricing:
    'Sessions, bundles in three instalments and single services, all in rupees. The first 15-minute call is free, no card needed.',
  plan: `The cost of studying in ${countriesInText} from India: the first year in rupees, month by month, with sources.`,
  companies: `Employer databases for Indian professionals who want to work in Europe. Belgium is available now; ${comingCount} more countries are coming.`,
  belgiumCompanies:
    'Established employers in Belgium with their own careers sites. Three to look at for free, the full database by order.',
  login: 'Sign in to StudyBridge. No account is needed to book a call or to ask a question.',
  signup:
    'Apply to advise students as a consultant, or tell us your plans: where you want to study, and when.',
  forgotPassword: 'Help with a forgotten password, and other ways to reach StudyBridge.',
  services: `Pick only the help you need: ${serviceCount} single services from university shortlisting to tax guidance, each with its price in rupees.`,
  admissionGuidance,
  admissionGuidanceStrategy: admissionGuidance,
  duringStudies:
    'Registration, residence card, housing, insurance, bank account and study progress: help in your first and later semesters.',
  postStudy:
    'CV, interviews, work permits and salary thresholds: coaching for the step from a European degree to a first job, there or in India.',
  consultants:
    'The people who advise you: where they live, what they know and how to book a first free call with them.',
  checkout: 'Review the services you picked, see the total in rupees and send us your order.',
  booking: 'Book a free 15-minute call with a StudyBridge consultant.',
  faq: 'Answers on consultations, applications, visas and money, living and studying in Europe, prices and refunds.',
  referral:
    'Give a friend money off and get the same amount as credit for yourself. Credits never expire and can be added together.',
  privacy: 'Which personal data StudyBridge collects, why, for how long, and the rights you have over it.',
  terms:
    'The terms under which StudyBridge advises students and professionals: prices, instalments, refunds, duties and limits.',
  notFound: 'There is no page at this address. It may have moved, or the link has a typo.',
} satisfies Record<keyof typeof pages, string>

const byCountry: Record<CountrySlug, string> = {
  belgium:
    'Fees in Flanders and at French-language universities, the D visa step by step, 20 hours of work a week and a search year. For students from India.',
  netherlands:
    'What a Dutch bachelor’s or master’s costs, how your university gets the visa for you, where rooms are scarce and what the orientation year brings.',
  luxembourg:
    'Low tuition and high rent: what to plan for Luxembourg, the authorisation to stay before the visa, and the way from a master’s to a work permit.',
  germany:
    'APS certificate, blocked account and visa appointment in the right order, what a tuition-free degree really costs, and 18 months to find work.',
}

/** The descriptions for search results and social previews, by the path of the page. */
export const descriptionByPath = new Map([
  ...Object.entries(pages).map(([name, { path }]) => [path, byPage[name]] as const),
  ...articles.map(({ slug, description }) => [paths.blogArticle(slug), description] as const),
  ...destinations.map(({ slug }) => [paths.destination(slug), byCountry[slug]] as const),
])
