import type { ComponentType } from 'react'
import { articles } from '@/content/blog'
import { destinations } from '@/content/destinations'
import { type PageMeta, pageMeta } from '@/content/page-meta'
import { paths } from '@/lib/paths'

export type PageRoute = {
  /** Doubles as the route's id. */
  path: string
  meta: PageMeta
  lazy: () => Promise<{ Component: ComponentType }>
}

const admissionGuidancePage = () => import('@/pages/services/admission-guidance/page')

// One module a country and one an article, so that nobody loads the text of another.
const countryPages = {
  belgium: () => import('@/pages/destinations/belgium'),
  netherlands: () => import('@/pages/destinations/netherlands'),
  luxembourg: () => import('@/pages/destinations/luxembourg'),
  germany: () => import('@/pages/destinations/germany'),
}

const articlePages = {
  'commission-game-study-abroad-choices': () => import('@/pages/blog/commission-game-study-abroad-choices'),
  'university-selection-belgium': () => import('@/pages/blog/university-selection-belgium'),
  'hidden-costs-studying-abroad': () => import('@/pages/blog/hidden-costs-studying-abroad'),
  'choose-right-consultant': () => import('@/pages/blog/choose-right-consultant'),
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
  { path: paths.privacy, meta: pageMeta.privacy, lazy: () => import('@/pages/legal/privacy') },
  { path: paths.terms, meta: pageMeta.terms, lazy: () => import('@/pages/legal/terms') },
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
