import type { ComponentType } from 'react'
import { articlePages, destinationPages, type Page, pages } from '@/content/pages'

type PageModule = { Component: ComponentType }

export type PageRoute = Page & {
  /** The page's module, as the build names it. */
  file: string
  lazy: () => Promise<PageModule>
}

const modules = import.meta.glob<PageModule>('/src/pages/**/page.tsx')

/** A row of the table: the page, and its folder under `src/pages`. */
function route<Row extends Page>(page: Row, folder: string): Row & PageRoute {
  const file = `/src/pages/${folder}/page.tsx`
  const lazy = modules[file]
  if (!lazy) throw new Error(`The route ${page.path} names ${file}, which does not exist.`)
  return { ...page, file, lazy }
}

const rows = {
  home: route(pages.home, 'home'),
  about: route(pages.about, 'about'),
  contact: route(pages.contact, 'contact'),
  blogs: route(pages.blogs, 'blogs'),
  pricing: route(pages.pricing, 'pricing'),
  plan: route(pages.plan, 'plan'),
  companies: route(pages.companies, 'companies'),
  belgiumCompanies: route(pages.belgiumCompanies, 'companies/belgium'),
  login: route(pages.login, 'login'),
  signup: route(pages.signup, 'signup'),
  forgotPassword: route(pages.forgotPassword, 'forgot-password'),
  services: route(pages.services, 'services'),
  admissionGuidance: route(pages.admissionGuidance, 'services/admission-guidance'),
  admissionGuidanceStrategy: route(pages.admissionGuidanceStrategy, 'services/admission-guidance'),
  duringStudies: route(pages.duringStudies, 'services/during-studies'),
  postStudy: route(pages.postStudy, 'services/post-study'),
  consultants: route(pages.consultants, 'consultants'),
  checkout: route(pages.checkout, 'checkout'),
  booking: route(pages.booking, 'booking'),
  faq: route(pages.faq, 'faq'),
  referral: route(pages.referral, 'referral'),
  privacy: route(pages.privacy, 'legal/privacy'),
  terms: route(pages.terms, 'legal/terms'),
  notFound: route(pages.notFound, 'not-found'),
} satisfies Record<keyof typeof pages, PageRoute>

/** The route table: one row a page. The router, the pre-renderer, the sitemap and the server rules all read it. */
export const routeTable: PageRoute[] = [
  ...Object.values(rows),
  ...articlePages.map((page) => route(page, `blog/${page.slug}`)),
  ...destinationPages.map((page) => route(page, `destinations/${page.slug}`)),
]

/** The path of the page's file: the route without its parameter. */
export const filePath = ({ path }: PageRoute) => (path === '*' ? '/404' : path.replace(/\/:.*/, ''))

/** The page at a path. Boot asks for it before the router is loaded. */
export function findPage(pathname: string): PageRoute {
  const path = pathname.replace(/(.)\/+$/, '$1')
  return routeTable.find((page) => page.path === path || matchesParameter(page.path, path)) ?? rows.notFound
}

function matchesParameter(pattern: string, path: string) {
  const [folder, parameter] = pattern.split('/:')
  if (!parameter) return false
  return path === folder || (path.startsWith(`${folder}/`) && path.split('/').length === 3)
}
