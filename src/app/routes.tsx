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

const comingPage = () => import('@/pages/coming')

/** The route table: one row a page. The router, the pre-renderer and the server rules all read it. */
export const pages: PageRoute[] = [
  { path: paths.home, meta: pageMeta.home, lazy: () => import('@/pages/home/page') },
  { path: paths.about, meta: pageMeta.about, lazy: comingPage },
  { path: paths.contact, meta: pageMeta.contact, lazy: () => import('@/pages/contact/page') },
  { path: paths.blogs, meta: pageMeta.blogs, lazy: comingPage },
  ...articles.map(({ slug, title, description }) => ({
    path: paths.blogArticle(slug),
    meta: { heading: title, title: `${title} | StudyBridge`, description },
    lazy: comingPage,
  })),
  { path: paths.pricing, meta: pageMeta.pricing, lazy: comingPage },
  { path: paths.companies, meta: pageMeta.companies, lazy: () => import('@/pages/companies/page') },
  { path: paths.belgiumCompanies, meta: pageMeta.belgiumCompanies, lazy: () => import('@/pages/companies/belgium/page') },
  { path: paths.login, meta: pageMeta.login, lazy: comingPage },
  { path: paths.signup, meta: pageMeta.signup, lazy: comingPage },
  { path: paths.forgotPassword, meta: pageMeta.forgotPassword, lazy: comingPage },
  ...destinations.map(({ slug, name }) => ({
    path: paths.destination(slug),
    meta: {
      heading: `Study in ${name}`,
      title: `Study and work in ${name} | StudyBridge`,
      description: `Tuition, living costs, visa, work rights and honest drawbacks of studying in ${name} as a student from India.`,
    },
    lazy: comingPage,
  })),
  { path: paths.services, meta: pageMeta.services, lazy: comingPage },
  { path: paths.admissionGuidance, meta: pageMeta.admissionGuidance, lazy: comingPage },
  { path: paths.admissionGuidanceStrategy, meta: pageMeta.admissionGuidance, lazy: comingPage },
  { path: paths.duringStudies, meta: pageMeta.duringStudies, lazy: comingPage },
  { path: paths.postStudy, meta: pageMeta.postStudy, lazy: comingPage },
  { path: paths.consultants, meta: pageMeta.consultants, lazy: () => import('@/pages/consultants/page') },
  { path: paths.checkout, meta: pageMeta.checkout, lazy: comingPage },
  { path: paths.booking(':consultantId?'), meta: pageMeta.booking, lazy: () => import('@/pages/booking/page') },
  { path: paths.faq, meta: pageMeta.faq, lazy: comingPage },
  { path: paths.referral, meta: pageMeta.referral, lazy: () => import('@/pages/referral/page') },
  { path: paths.privacy, meta: pageMeta.privacy, lazy: comingPage },
  { path: paths.terms, meta: pageMeta.terms, lazy: comingPage },
]

export const notFoundPage: PageRoute = {
  path: '*',
  meta: pageMeta.notFound,
  lazy: () => import('@/pages/not-found'),
}

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
