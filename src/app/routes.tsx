import type { ComponentType, ReactNode } from 'react'
import type { DrawingProps } from '@/components/art/drawing'
import type { ArticleSlug } from '@/content/blog/front-matter'
import type { Destination, DestinationSlug } from '@/content/destinations/types'
import type { LegalPage as LegalText } from '@/content/legal/legal-page'
import { articlePages, destinationPages, type Page, pages } from '@/content/pages'
import type { Article } from '@/pages/blog/article-body'

export type PageRoute = Page & {
  lazy: () => Promise<{ Component: ComponentType } | { element: ReactNode }>
}

const admissionGuidancePage = () => import('@/pages/services/admission-guidance/page')

// One chunk a country and one an article, so that nobody loads the text of another.
const countryCode = {
  belgium: countryLoader(
    'belgium',
    async () => (await import('@/components/art/country-belgium')).CountryBelgium,
    async () => (await import('@/content/destinations/belgium')).belgium,
  ),
  netherlands: countryLoader(
    'netherlands',
    async () => (await import('@/components/art/country-netherlands')).CountryNetherlands,
    async () => (await import('@/content/destinations/netherlands')).netherlands,
  ),
  luxembourg: countryLoader(
    'luxembourg',
    async () => (await import('@/components/art/country-luxembourg')).CountryLuxembourg,
    async () => (await import('@/content/destinations/luxembourg')).luxembourg,
  ),
  germany: countryLoader(
    'germany',
    async () => (await import('@/components/art/country-germany')).CountryGermany,
    async () => (await import('@/content/destinations/germany')).germany,
  ),
}

const articleCode = {
  'commission-game-study-abroad-choices': articleLoader(
    'commission-game-study-abroad-choices',
    () => import('@/content/blog/commission-game-study-abroad-choices.mdx'),
  ),
  'university-selection-belgium': articleLoader(
    'university-selection-belgium',
    () => import('@/content/blog/university-selection-belgium.mdx'),
  ),
  'hidden-costs-studying-abroad': articleLoader(
    'hidden-costs-studying-abroad',
    () => import('@/content/blog/hidden-costs-studying-abroad.mdx'),
  ),
  'choose-right-consultant': articleLoader(
    'choose-right-consultant',
    () => import('@/content/blog/choose-right-consultant.mdx'),
  ),
}

function countryLoader(
  slug: DestinationSlug,
  loadDrawing: () => Promise<ComponentType<DrawingProps>>,
  loadText: () => Promise<Destination>,
): PageRoute['lazy'] {
  return async () => {
    const [{ countryPage }, Drawing] = await Promise.all([import('@/pages/destinations/page'), loadDrawing()])
    return countryPage(slug, Drawing, loadText)
  }
}

function articleLoader(slug: ArticleSlug, loadText: () => Promise<Article>): PageRoute['lazy'] {
  return async () => (await import('@/pages/blog/page')).articlePage(slug, loadText)
}

function legalLoader(loadText: () => Promise<LegalText>): PageRoute['lazy'] {
  return async () => {
    const [{ legalPage }, text] = await Promise.all([import('@/pages/legal/page'), loadText()])
    return legalPage(text)
  }
}

const rows = {
  home: { ...pages.home, lazy: () => import('@/pages/home/page') },
  about: { ...pages.about, lazy: () => import('@/pages/about/page') },
  contact: { ...pages.contact, lazy: () => import('@/pages/contact/page') },
  blogs: { ...pages.blogs, lazy: () => import('@/pages/blogs/page') },
  pricing: { ...pages.pricing, lazy: () => import('@/pages/pricing/page') },
  plan: { ...pages.plan, lazy: () => import('@/pages/plan/page') },
  companies: { ...pages.companies, lazy: () => import('@/pages/companies/page') },
  belgiumCompanies: { ...pages.belgiumCompanies, lazy: () => import('@/pages/companies/belgium/page') },
  login: { ...pages.login, lazy: () => import('@/pages/login/page') },
  signup: { ...pages.signup, lazy: () => import('@/pages/signup/page') },
  forgotPassword: { ...pages.forgotPassword, lazy: () => import('@/pages/forgot-password/page') },
  services: { ...pages.services, lazy: () => import('@/pages/services/page') },
  admissionGuidance: { ...pages.admissionGuidance, lazy: admissionGuidancePage },
  admissionGuidanceStrategy: { ...pages.admissionGuidanceStrategy, lazy: admissionGuidancePage },
  duringStudies: { ...pages.duringStudies, lazy: () => import('@/pages/services/during-studies/page') },
  postStudy: { ...pages.postStudy, lazy: () => import('@/pages/services/post-study/page') },
  consultants: { ...pages.consultants, lazy: () => import('@/pages/consultants/page') },
  checkout: { ...pages.checkout, lazy: () => import('@/pages/checkout/page') },
  booking: { ...pages.booking, lazy: () => import('@/pages/booking/page') },
  faq: { ...pages.faq, lazy: () => import('@/pages/faq/page') },
  referral: { ...pages.referral, lazy: () => import('@/pages/referral/page') },
  privacy: {
    ...pages.privacy,
    lazy: legalLoader(async () => (await import('@/content/legal/privacy')).privacy),
  },
  terms: { ...pages.terms, lazy: legalLoader(async () => (await import('@/content/legal/terms')).terms) },
  notFound: { ...pages.notFound, lazy: () => import('@/pages/not-found') },
} satisfies Record<keyof typeof pages, PageRoute>

/** The route table: one row a page. The router, the pre-renderer, the sitemap and the server rules all read it. */
export const routeTable: PageRoute[] = [
  ...Object.values(rows),
  ...articlePages.map((page) => ({ ...page, lazy: articleCode[page.slug] })),
  ...destinationPages.map((page) => ({ ...page, lazy: countryCode[page.slug] })),
]

/** The path of the page's file: the route without its parameter. */
export const filePath = ({ path }: PageRoute) => (path === '*' ? '/404' : path.replace(/\/:.*/, ''))

/** The page at a path. Knows the table without the router, which is not loaded yet when the browser asks first. */
export function findPage(pathname: string): PageRoute {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return routeTable.find((page) => page.path === path || matchesParameter(page.path, path)) ?? rows.notFound
}

function matchesParameter(pattern: string, path: string) {
  const [folder, parameter] = pattern.split('/:')
  if (!parameter) return false
  return path === folder || (path.startsWith(`${folder}/`) && path.split('/').length === 3)
}
