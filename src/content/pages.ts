import { articleSlugs, articleTitles } from '@/content/blog/titles'
import { destinations } from '@/content/destinations'
import { paths } from '@/lib/paths'

// The boot file contains this module, so its imports are fetched before all other code.

const titled = (title: string) => `${title} | StudyBridge`

const admissionGuidance = page(paths.admissionGuidance, {
  label: 'Admission Guidance & Strategy',
  heading: 'Admission guidance & strategy',
  title: titled('Admission help for Indian students'),
  indexed: true,
})

export const pages = {
  home: page(paths.home, {
    label: 'Home',
    heading: 'Study or work in Europe, with advice that is on your side',
    title: titled('Study in Europe: help for Indian students'),
    indexed: true,
  }),
  about: page(paths.about, {
    label: 'About Us',
    heading: 'About us',
    title: titled('About us: advice for Indian students'),
    indexed: true,
  }),
  contact: page(paths.contact, {
    label: 'Contact',
    heading: 'Contact us',
    title: titled('Contact us or book a session'),
    indexed: true,
    hasOwnAction: true,
  }),
  blogs: page(paths.blogs, {
    label: 'Blogs',
    heading: 'Blog',
    title: titled('Blog for Indian students in Europe'),
    indexed: true,
  }),
  pricing: page(paths.pricing, {
    label: 'Pricing',
    heading: 'Pricing & packages',
    title: titled('Prices in rupees: sessions and bundles'),
    indexed: true,
  }),
  plan: page(paths.plan, {
    label: 'What It Costs',
    heading: 'What it costs, and when to decide',
    title: titled('Cost of studying in Europe from India'),
    indexed: true,
    hasOwnAction: true,
  }),
  companies: page(paths.companies, {
    label: 'Visa-Sponsoring Companies',
    heading: 'Visa-sponsoring companies',
    title: titled('Visa-sponsoring companies in Europe'),
    indexed: true,
  }),
  belgiumCompanies: page(paths.belgiumCompanies, {
    label: null,
    heading: 'Companies in Belgium',
    title: titled('Companies in Belgium for Indian professionals'),
    indexed: true,
    hasOwnAction: true,
  }),
  login: page(paths.login, {
    label: 'Sign in',
    heading: 'Sign in',
    title: titled('Sign in'),
    indexed: false,
    hasOwnAction: true,
  }),
  signup: page(paths.signup, {
    label: 'Become a Consultant',
    heading: 'Join StudyBridge',
    title: titled('Become a consultant or tell us your plans'),
    indexed: false,
    hasOwnAction: true,
  }),
  forgotPassword: page(paths.forgotPassword, {
    label: null,
    heading: 'Forgot password?',
    title: titled('Forgot password'),
    indexed: false,
    hasOwnAction: true,
  }),
  services: page(paths.services, {
    label: 'Custom Service Packages',
    heading: 'Custom service packages',
    title: titled('Single services: SOP, visa, housing'),
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
    heading: 'Support during your studies',
    title: titled('Your first semester in Europe: help'),
    indexed: true,
  }),
  postStudy: page(paths.postStudy, {
    label: 'Post-Study',
    heading: 'Post-study career help',
    title: titled('After your degree: work visa and jobs'),
    indexed: true,
  }),
  consultants: page(paths.consultants, {
    label: 'Meet the Team',
    heading: 'Meet the team',
    title: titled('Meet our study-abroad consultants'),
    indexed: true,
  }),
  checkout: page(paths.checkout, {
    label: null,
    heading: 'Checkout',
    title: titled('Checkout'),
    indexed: false,
    hasOwnAction: true,
  }),
  booking: page(paths.booking(':consultantId?'), {
    canonical: paths.bookingPage,
    label: null,
    heading: 'Pick a time to talk',
    title: titled('Choose a time for your free call'),
    indexed: false,
    hasOwnAction: true,
  }),
  faq: page(paths.faq, {
    label: 'FAQ',
    heading: 'Frequently asked questions',
    title: titled('Questions: visa, cost, work, admission'),
    indexed: true,
  }),
  referral: page(paths.referral, {
    label: 'Referral Program',
    heading: 'Refer a friend',
    title: titled('Refer a friend: money off for both of you'),
    indexed: true,
    hasOwnAction: true,
  }),
  privacy: page(paths.privacy, {
    label: 'Privacy Policy',
    heading: 'Privacy policy',
    title: titled('Privacy policy'),
    indexed: true,
  }),
  terms: page(paths.terms, {
    label: 'Terms & Conditions',
    heading: 'Terms & conditions',
    title: titled('Terms and conditions'),
    indexed: true,
  }),
  notFound: page('*', {
    canonical: '/404',
    label: null,
    heading: 'Page not found',
    title: titled('Page not found'),
    indexed: false,
  }),
} satisfies Record<string, Page>

export const articlePages = articleSlugs.map((slug) =>
  page(paths.blogArticle(slug), {
    label: null,
    heading: articleTitles[slug].title,
    title: titled(articleTitles[slug].searchTitle),
    indexed: true,
  }),
)

export const destinationPages = destinations.map(({ slug, name, nameInText }) =>
  page(paths.destination(slug), {
    label: name,
    heading: `Study in ${nameInText}`,
    title: `Study in ${nameInText}: cost and visa for Indian students`,
    indexed: true,
  }),
)

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
  /** Whether search engines and the sitemap show it. */
  indexed: boolean
  /** Whether the page has a form or another primary action than the free call: below 1280 px it then has no docked bar. */
  hasOwnAction?: boolean
}
