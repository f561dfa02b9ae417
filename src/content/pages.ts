import { articles } from '@/content/blog'
import { type ArticleSlug, articleTitles } from '@/content/blog/titles'
import { type CountrySlug, destinations } from '@/content/destinations'
import { paths } from '@/lib/paths'

// The boot file contains this module, so its imports are fetched before all other code.

// The bundler knows this constant, and leaves the descriptions out of the browser's files.
const prerendering = import.meta.env.SSR

const titled = (title: string) => `${title} | StudyBridge`

const admissionGuidance = page(paths.admissionGuidance, {
  label: 'Admission Guidance & Strategy',
  heading: 'Admission guidance & strategy',
  title: titled('Admission help for Indian students'),
  description:
    prerendering &&
    'Shortlist, documents, deadlines and applications for universities in Belgium, the Netherlands, Luxembourg and Germany.',
  indexed: true,
})

export const pages = {
  home: page(paths.home, {
    label: 'Home',
    heading: 'Study or work in Europe, with advice that is on your side',
    title: titled('Study in Europe: help for Indian students'),
    description:
      prerendering &&
      'Free 15-minute call with a consultant who lives in Europe. Admission, visa, studies and first job in Belgium, the Netherlands, Luxembourg and Germany.',
    indexed: true,
  }),
  about: page(paths.about, {
    label: 'About Us',
    heading: 'About us',
    title: titled('About us: advice for Indian students'),
    description:
      prerendering &&
      'Why StudyBridge exists: student-funded study-abroad advice from people who live in Europe and work without commission.',
    indexed: true,
  }),
  contact: page(paths.contact, {
    label: 'Contact',
    heading: 'Contact us',
    title: titled('Contact us or book a session'),
    description:
      prerendering &&
      'Book a session or ask a question. We answer from Antwerp, Monday to Friday, 9:00 to 17:00 Central European Time.',
    indexed: true,
    hasOwnAction: true,
  }),
  blogs: page(paths.blogs, {
    label: 'Blogs',
    heading: 'Blog',
    title: titled('Blog for Indian students in Europe'),
    description:
      prerendering &&
      'Articles on agent commissions, choosing a university in Belgium, hidden costs of studying abroad and finding the right consultant.',
    indexed: true,
  }),
  pricing: page(paths.pricing, {
    label: 'Pricing',
    heading: 'Pricing & packages',
    title: titled('Prices in rupees: sessions and bundles'),
    description:
      prerendering &&
      'Sessions, bundles in three instalments and single services, all in rupees. The first 15-minute call is free, no card needed.',
    indexed: true,
  }),
  plan: page(paths.plan, {
    label: 'What It Costs',
    heading: 'What it costs, and when to decide',
    title: titled('Cost of studying in Europe from India'),
    description:
      prerendering &&
      'The cost of studying in Belgium, Germany, the Netherlands and Luxembourg from India: the first year in rupees, month by month, with sources.',
    indexed: true,
    hasOwnAction: true,
  }),
  companies: page(paths.companies, {
    label: 'Visa-Sponsoring Companies',
    heading: 'Visa-sponsoring companies',
    title: titled('Visa-sponsoring companies in Europe'),
    description:
      prerendering &&
      'Employer databases for Indian professionals who want to work in Europe. Belgium is available now; three more countries are coming.',
    indexed: true,
  }),
  belgiumCompanies: page(paths.belgiumCompanies, {
    label: null,
    heading: 'Companies in Belgium',
    title: titled('Companies in Belgium for Indian professionals'),
    description:
      prerendering &&
      'Established employers in Belgium with their own careers sites. Three to look at for free, the full database by order.',
    indexed: true,
    hasOwnAction: true,
  }),
  login: page(paths.login, {
    label: 'Sign in',
    heading: 'Sign in',
    title: titled('Sign in'),
    description:
      prerendering && 'Sign in to StudyBridge. No account is needed to book a call or to ask a question.',
    indexed: false,
    hasOwnAction: true,
  }),
  signup: page(paths.signup, {
    label: 'Become a Consultant',
    heading: 'Join StudyBridge',
    title: titled('Become a consultant or tell us your plans'),
    description:
      prerendering &&
      'Apply to advise students as a consultant, or tell us your plans: where you want to study, and when.',
    indexed: false,
    hasOwnAction: true,
  }),
  forgotPassword: page(paths.forgotPassword, {
    label: null,
    heading: 'Forgot your password?',
    title: titled('Forgot password'),
    description: prerendering && 'Help with a forgotten password, and other ways to reach StudyBridge.',
    indexed: false,
    hasOwnAction: true,
  }),
  services: page(paths.services, {
    label: 'Custom Service Packages',
    heading: 'Custom service packages',
    title: titled('Single services: SOP, visa, housing'),
    description:
      prerendering &&
      'Pick only the help you need: 23 single services from university shortlisting to tax guidance, each with its price in rupees.',
    indexed: true,
    hasOwnAction: true,
  }),
  admissionGuidance,
  admissionGuidanceStrategy: {
    ...admissionGuidance,
    path: paths.admissionGuidanceStrategy,
  },
  duringStudies: page(paths.duringStudies, {
    label: 'During Studies',
    heading: 'Support during studies',
    title: titled('Your first semester in Europe: help'),
    description:
      prerendering &&
      'Registration, residence card, housing, insurance, bank account and study progress: help in your first and later semesters.',
    indexed: true,
  }),
  postStudy: page(paths.postStudy, {
    label: 'Post-Study',
    heading: 'Post-study career help',
    title: titled('After your degree: work visa and jobs'),
    description:
      prerendering &&
      'CV, interviews, work permits and salary thresholds: coaching for the step from a European degree to a first job, there or in India.',
    indexed: true,
  }),
  consultants: page(paths.consultants, {
    label: 'Meet the Team',
    heading: 'Meet the team',
    title: titled('Meet our study-abroad consultants'),
    description:
      prerendering &&
      'The people who advise you: where they live, what they know and how to book a first free call with them.',
    indexed: true,
  }),
  checkout: page(paths.checkout, {
    label: null,
    heading: 'Checkout',
    title: titled('Checkout'),
    description:
      prerendering && 'Review the services you picked, see the total in rupees and send us your order.',
    indexed: false,
    hasOwnAction: true,
  }),
  booking: page(paths.booking(':consultantId?'), {
    canonical: paths.bookingPage,
    label: null,
    heading: 'Pick a time to talk',
    title: titled('Choose a time for your free call'),
    description: prerendering && 'Book a free 15-minute call with a StudyBridge consultant.',
    indexed: false,
    hasOwnAction: true,
  }),
  faq: page(paths.faq, {
    label: 'FAQ',
    heading: 'Frequently asked questions',
    title: titled('Questions: visa, cost, work, admission'),
    description:
      prerendering &&
      'Answers on consultations, applications, visas and money, living and studying in Europe, prices and refunds.',
    indexed: true,
  }),
  referral: page(paths.referral, {
    label: 'Referral Program',
    heading: 'Refer a friend',
    title: titled('Refer a friend: money off for both of you'),
    description:
      prerendering &&
      'Give a friend money off and get the same amount as credit for yourself. Credits never expire and can be added together.',
    indexed: true,
    hasOwnAction: true,
  }),
  privacy: page(paths.privacy, {
    label: 'Privacy Policy',
    heading: 'Privacy policy',
    title: titled('Privacy policy'),
    description:
      prerendering &&
      'Which personal data StudyBridge collects, why, for how long, and the rights you have over it.',
    indexed: true,
  }),
  terms: page(paths.terms, {
    label: 'Terms & Conditions',
    heading: 'Terms & conditions',
    title: titled('Terms and conditions'),
    description:
      prerendering &&
      'The terms under which StudyBridge advises students and professionals: prices, instalments, refunds, duties and limits.',
    indexed: true,
  }),
  notFound: page('*', {
    canonical: '/404',
    label: null,
    heading: 'Page not found',
    title: titled('Page not found'),
    description:
      prerendering && 'There is no page at this address. It may have moved, or the link has a typo.',
    indexed: false,
  }),
} satisfies Record<string, Page>

/** The titles of the articles in search results. Their headings are longer. */
const searchTitles: Record<ArticleSlug, string> = {
  'commission-game-study-abroad-choices': 'How study-abroad agents earn commission',
  'university-selection-belgium': 'Choose a university in Belgium',
  'hidden-costs-studying-abroad': 'Hidden costs of studying abroad',
  'choose-right-consultant': 'Choose a study-abroad consultant',
}

export const articlePages = articleTitles.map(({ slug, title }) => ({
  slug,
  ...page(paths.blogArticle(slug), {
    label: null,
    heading: title,
    title: titled(searchTitles[slug]),
    description: prerendering && descriptionOf(slug),
    indexed: true,
  }),
}))

function descriptionOf(slug: ArticleSlug) {
  return articles.find((article) => article.slug === slug)?.description ?? ''
}

const countryDescriptions: Record<CountrySlug, string> = {
  belgium:
    'Fees in Flanders and at French-language universities, the D visa step by step, 20 hours of work a week and a search year. For students from India.',
  netherlands:
    'What a Dutch bachelor’s or master’s costs, how your university gets the visa for you, where rooms are scarce and what the orientation year brings.',
  luxembourg:
    'Low tuition and high rent: what to plan for Luxembourg, the authorisation to stay before the visa, and the way from a master’s to a work permit.',
  germany:
    'APS certificate, blocked account and visa appointment in the right order, what a tuition-free degree really costs, and 18 months to find work.',
}

export const destinationPages = destinations.map(({ slug, name, nameInText }) => ({
  slug,
  ...page(paths.destination(slug), {
    label: name,
    heading: `Study in ${nameInText}`,
    title: `Study in ${nameInText}: cost and visa for Indian students`,
    description: prerendering && countryDescriptions[slug],
    indexed: true,
  }),
}))

function page<Label extends string | null>(path: string, entry: Entry<Label>) {
  return { path, canonical: path, ...entry }
}

type Entry<Label> = Omit<Page, 'path' | 'canonical' | 'label'> & { label: Label; canonical?: string }

/** A page in menus, in the browser's tab and in search results. */
export type Page = {
  /** The path that the router matches. It is also the route's id. */
  path: string
  /** The path for search engines, if the page has two paths. */
  canonical: string
  /** The page's name in the menus; null if no menu names it. */
  label: string | null
  /** The page's one h1. */
  heading: string
  /** The title in the browser's tab and in search results. */
  title: string
  /** The description in search results and social previews; false in the browser, which needs none. */
  description: string | false
  /** Whether search engines and the sitemap show it. */
  indexed: boolean
  /** Whether the page has a form or another primary action than the free call: below 1280 px it then has no docked bar. */
  hasOwnAction?: boolean
}
