import type { ComponentType } from 'react'
import { articlePages, destinationPages, type Page, pages } from '@/content/pages'
import { orUndefined } from '@/lib/or-undefined'
import { paths } from '@/lib/paths'

type PageModule = { Component: ComponentType }

export type PageRoute = Page & {
  /** The path of the page's module, as Vite writes it. */
  file: string
  lazy: () => Promise<PageModule>
}

const modules = import.meta.glob<PageModule>('/src/pages/**/page.tsx')

function route(page: Page): PageRoute {
  const file = `/src/pages${page.path === paths.home ? '/home' : page.canonical}/page.tsx`
  const lazy = modules[file]
  if (!lazy) throw new Error(`${file} does not exist: it is the page at ${page.path}.`)
  return { ...page, file, lazy }
}

const { notFound, ...knownPages } = pages
const notFoundRoute = route(notFound)

/** The route table: one row per page, for router, pre-renderer, sitemap and server rules. */
export const routeTable = [
  ...[...Object.values(knownPages), ...articlePages, ...destinationPages].map(route),
  notFoundRoute,
]

/** The path of the page's HTML, which has no extension: the route without its parameter. */
export function htmlPath({ path }: Page) {
  return path === '*' ? '/404' : path.replace(/\/:.*/, '')
}

/**
 * The page at a path, in each form in which a host may serve it: `/about/`, `//about`, `/%61bout`, `/about.html`. Boot calls it before
 * React is loaded; react-router's `matchPath` would bring 13 KB and React along.
 */
export function findPage(pathname: string): PageRoute {
  const path = plainPath(pathname)
  return routeTable.find((page) => page.path === path || matchesParameter(page.path, path)) ?? notFoundRoute
}

/** The path that the router uses for a variant of a page's path. */
export function routerPath(page: PageRoute, pathname: string) {
  // The 404 page and pages with a parameter keep the visitor's path.
  const keepsPath = page === notFoundRoute || (page.path !== htmlPath(page) && !pathname.includes('//'))
  return keepsPath ? pathname : htmlPath(page)
}

function plainPath(pathname: string) {
  const decoded = orUndefined(() => decodeURIComponent(pathname)) ?? pathname
  return `/${decoded.split('/').filter(Boolean).join('/')}`.replace(/(\/index)?\.html$/, '') || '/'
}

/** Whether the path is the pattern's without its parameter, or has one segment in its place. */
function matchesParameter(pattern: string, path: string) {
  const [folder = '', parameter] = pattern.split('/:')
  if (!parameter || !path.startsWith(folder)) return false
  return /^(\/[^/]+)?$/.test(path.slice(folder.length))
}
