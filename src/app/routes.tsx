import type { ComponentType, ReactNode } from 'react'
import type { DrawingProps } from '@/components/art/drawing'
import { articles } from '@/content/blog'
import type { ArticleSlug } from '@/content/blog/front-matter'
import { destinations } from '@/content/destinations'
import type { Destination, DestinationSlug } from '@/content/destinations/types'
import type { LegalPage as LegalText } from '@/content/legal/legal-page'
import { type PageMeta, pageMeta } from '@/content/page-meta'
import { paths } from '@/lib/paths'
import type { Article } from '@/pages/blog/article-body'

export type PageRoute = {
  /** Doubles as the route's id. */
  path: string
  meta: PageMeta
  lazy: () => Promise<{ Component: ComponentType } | { element: ReactNode }>
}

const admissionGuidancePage = () => import('@/pages/services/admission-guidance/page')

// One chunk a country and one an article, so that nobody loads the text of another.
const countryPages = {
  belgium: countryPage(
    'belgium',
    async () => (await import('@/components/art/country-belgium')).CountryBelgium,
    async () => (await import('@/content/destinations/belgium')).belgium,
  ),
  netherlands: countryPage(
    'netherlands',
    async () => (await import('@/components/art/country-netherlands')).CountryNetherlands,
    async () => (await import('@/content/destinations/netherlands')).netherlands,
  ),
  luxembourg: countryPage(
    'luxembourg',
    async () => (await import('@/components/art/country-luxembourg')).CountryLuxembourg,
    async () => (await import('@/content/destinations/luxembourg')).luxembourg,
  ),
  germany: countryPage(
    'germany',
    async () => (await import('@/components/art/country-germany')).CountryGermany,
    async () => (await import('@/content/destinations/germany')).germany,
  ),
}

const articlePages = {
  'commission-game-study-abroad-choices': articlePage(
    'commission-game-study-abroad-choices',
    () => import('@/content/blog/commission-game-study-abroad-choices.mdx'),
  ),
  'university-selection-belgium': articlePage(
    'university-selection-belgium',
    () => import('@/content/blog/university-selection-belgium.mdx'),
  ),
  'hidden-costs-studying-abroad': articlePage(
    'hidden-costs-studying-abroad',
    () => import('@/content/blog/hidden-costs-studying-abroad.mdx'),
  ),
  'choose-right-consultant': articlePage(
    'choose-right-consultant',
    () => import('@/content/blog/choose-right-consultant.mdx'),
  ),
}

function countryPage(
  slug: DestinationSlug,
  loadDrawing: () => Promise<ComponentType<DrawingProps>>,
  loadText: () => Promise<Destination>,
): PageRoute['lazy'] {
  return async () => {
    const [{ countryPage }, Drawing] = await Promise.all([import('@/pages/destinations/page'), loadDrawing()])
    return countryPage(slug, Drawing, loadText)
  }
}

function articlePage(slug: ArticleSlug, loadText: () => Promise<Article>): PageRoute['lazy'] {
  return async () => (await import('@/pages/blog/page')).articlePage(slug, loadText)
}

function legalPage(loadText: () => Promise<LegalText>): PageRoute['lazy'] {
  return async () => {
    const [{ legalPage }, text] = await Promise.all([import('@/pages/legal/page'), loadText()])
    return legalPage(text)
  }
}

/** The route table: one row a page. The router, the pre-renderer and the server rules all read it. */
export const pages: PageRoute[] = [
  { path: paths.home, meta: pageMeta.home, lazy: () => import('@/pages/home/page') },
  { path: paths.about, meta: pageMeta.about, lazy: () => import('@/pages/about/page') },
  { path: paths.contact, meta: pageMeta.contact, lazy: () => import('@/pages/contact/page') },
  { path: paths.blogs, meta: pageMeta.blogs, lazy: () => import('@/pages/blogs/page') },
  ...articles.map(
    ({ slug, title }): PageRoute => ({
      path: paths.blogArticle(slug),
      meta: { heading: title, title },
      lazy: articlePages[slug],
    }),
  ),
  { path: paths.pricing, meta: pageMeta.pricing, lazy: () => import('@/pages/pricing/page') },
  { path: paths.companies, meta: pageMeta.companies, lazy: () => import('@/pages/companies/page') },
  {
    path: paths.belgiumCompanies,
    meta: pageMeta.belgiumCompanies,
    lazy: () => import('@/pages/companies/belgium/page'),
  },
  { path: paths.login, meta: pageMeta.login, lazy: () => import('@/pages/login/page') },
  { path: paths.signup, meta: pageMeta.signup, lazy: () => import('@/pages/signup/page') },
  {
    path: paths.forgotPassword,
    meta: pageMeta.forgotPassword,
    lazy: () => import('@/pages/forgot-password/page'),
  },
  ...destinations.map(
    ({ slug, nameInText }): PageRoute => ({
      path: paths.destination(slug),
      meta: {
        heading: `Study in ${nameInText}`,
        title: `Study and work in ${nameInText} | StudyBridge`,
      },
      lazy: countryPages[slug],
    }),
  ),
  { path: paths.services, meta: pageMeta.services, lazy: () => import('@/pages/services/page') },
  { path: paths.admissionGuidance, meta: pageMeta.admissionGuidance, lazy: admissionGuidancePage },
  {
    path: paths.admissionGuidanceStrategy,
    meta: { ...pageMeta.admissionGuidance, canonical: paths.admissionGuidance },
    lazy: admissionGuidancePage,
  },
  {
    path: paths.duringStudies,
    meta: pageMeta.duringStudies,
    lazy: () => import('@/pages/services/during-studies/page'),
  },
  { path: paths.postStudy, meta: pageMeta.postStudy, lazy: () => import('@/pages/services/post-study/page') },
  { path: paths.consultants, meta: pageMeta.consultants, lazy: () => import('@/pages/consultants/page') },
  { path: paths.checkout, meta: pageMeta.checkout, lazy: () => import('@/pages/checkout/page') },
  {
    path: paths.booking(':consultantId?'),
    meta: pageMeta.booking,
    lazy: () => import('@/pages/booking/page'),
  },
  { path: paths.faq, meta: pageMeta.faq, lazy: () => import('@/pages/faq/page') },
  { path: paths.referral, meta: pageMeta.referral, lazy: () => import('@/pages/referral/page') },
  {
    path: paths.privacy,
    meta: pageMeta.privacy,
    lazy: legalPage(async () => (await import('@/content/legal/privacy')).privacy),
  },
  {
    path: paths.terms,
    meta: pageMeta.terms,
    lazy: legalPage(async () => (await import('@/content/legal/terms')).terms),
  },
]

export const notFoundPage: PageRoute = {
  path: '*',
  meta: pageMeta.notFound,
  lazy: () => import('@/pages/not-found'),
}

/** The path of the page's file: the route without its parameter. */
export const filePath = ({ path }: PageRoute) => (path === '*' ? '/404' : path.replace(/\/:.*/, ''))

/** The path by which others are to know the page. */
export const canonicalPath = (page: PageRoute) => page.meta.canonical ?? filePath(page)

/** The page at a path. Knows the table without the router, which is not loaded yet when the browser asks first. */
export function findPage(pathname: string): PageRoute {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return pages.find((page) => page.path === path || matchesParameter(page.path, path)) ?? notFoundPage
}

function matchesParameter(pattern: string, path: string) {
  const [folder, parameter] = pattern.split('/:')
  if (!parameter) return false
  return path === folder || (path.startsWith(`${folder}/`) && path.split('/').length === 3)
}
