import type { DestinationSlug } from '@/content/destinations/types'

export type PageMeta = {
  /** The page's one h1. */
  heading: string
  /** In the browser's tab and in search results. */
  title: string
  description: string
  /** The path that search engines are to know the page by; its own, unless it has two. */
  canonical?: string
  /** Kept out of search engines and the sitemap. */
  unlisted?: true
  /** The social preview's picture, `public/social/….png`. */
  picture?: 'card' | 'article' | DestinationSlug
}

const page = (heading: string, title: string, description: string): PageMeta => ({
  heading,
  title: `${title} | StudyBridge`,
  description,
})

const unlisted = (...texts: Parameters<typeof page>): PageMeta => ({ ...page(...texts), unlisted: true })

export const pageMeta = {
  home: page(
    'Study or work in Europe, with advice that is on your side',
    'Study in Belgium, the Netherlands, Luxembourg or Germany',
    'Free 15-minute call with a consultant who lives in Europe. Admission, visa, studies and first job in Belgium, the Netherlands, Luxembourg and Germany.',
  ),
  about: page(
    'About us',
    'About us',
    'Why StudyBridge exists: study-abroad advice paid for by the student, from people who live in the countries they advise on.',
  ),
  contact: page(
    'Contact us',
    'Contact us and book a consultation',
    'Book a consultation session or ask a question. We answer from Antwerp, Monday to Friday, 9:00 to 17:00 Central European Time.',
  ),
  blogs: page(
    'Blog',
    'Blog: studying in Europe, honestly',
    'Articles on agent commissions, choosing a university in Belgium, hidden costs of studying abroad and finding the right consultant.',
  ),
  pricing: page(
    'Pricing & packages',
    'Pricing and packages',
    'Consultation sessions, bundles in three instalments and single services, all in rupees. The first 15-minute call is free, no card needed.',
  ),
  companies: page(
    'Visa-sponsoring companies',
    'Visa-sponsoring companies in Europe',
    'Employer databases for Indian professionals who want to work in Europe. Belgium is available now; three more countries are coming.',
  ),
  belgiumCompanies: page(
    'Companies in Belgium',
    'Belgium companies database',
    'Established employers in Belgium with their own careers sites. Three to look at for free, the full database by order.',
  ),
  login: unlisted(
    'Sign in',
    'Sign in',
    'Sign in to StudyBridge. No account is needed to book a call or to ask a question.',
  ),
  signup: unlisted(
    'Join StudyBridge',
    'Become a consultant or register as a student',
    'Apply to advise students as a consultant, or register as a student and tell us where you want to study.',
  ),
  forgotPassword: unlisted(
    'Forgot your password?',
    'Forgot password',
    'Help with a forgotten password, and other ways to reach StudyBridge.',
  ),
  services: page(
    'Custom service packages',
    'Custom service packages',
    'Pick only the help you need: 23 single services from university shortlisting to tax guidance, each with its price in rupees.',
  ),
  admissionGuidance: page(
    'Admission guidance & strategy',
    'Admission guidance and strategy',
    'Shortlist, documents, deadlines and applications for universities in Belgium, the Netherlands, Luxembourg and Germany.',
  ),
  duringStudies: page(
    'Support during studies',
    'Support during your studies',
    'Registration, residence card, housing, insurance, bank account and study progress: help in your first and later semesters.',
  ),
  postStudy: page(
    'Post-study career help',
    'Post-study career help',
    'CV, interviews, work permits and salary thresholds: coaching for the step from a European degree to a first job, there or in India.',
  ),
  consultants: page(
    'Meet the team',
    'Meet our consultants',
    'The people who advise you: where they live, what they know and how to book a first free call with them.',
  ),
  checkout: unlisted(
    'Checkout',
    'Checkout',
    'Review the services you picked, see the total in rupees and send us your order.',
  ),
  booking: unlisted(
    'Book your free call',
    'Book your free consultation',
    'Book a free 15-minute consultation with a StudyBridge consultant.',
  ),
  faq: page(
    'Frequently asked questions',
    'Frequently asked questions',
    'Answers on consultations, applications, visas and money, living and studying in Europe, prices and refunds.',
  ),
  referral: page(
    'Refer a friend',
    'Referral program',
    'Give a friend ₹1,000 off a package and get ₹1,000 credit for yourself. Credits never expire and can be added together.',
  ),
  privacy: page(
    'Privacy policy',
    'Privacy policy',
    'Which personal data StudyBridge collects, why, for how long, and the rights you have over it.',
  ),
  terms: page(
    'Terms & conditions',
    'Terms and conditions',
    'The terms under which StudyBridge advises students and professionals: prices, instalments, refunds, duties and limits.',
  ),
  notFound: unlisted(
    'Page not found',
    'Page not found',
    'There is no page at this address. It may have moved, or the link has a typo.',
  ),
} as const satisfies Record<string, PageMeta>
