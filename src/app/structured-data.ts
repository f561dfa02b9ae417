import type { Article, BreadcrumbList, Graph, Organization, Service, Thing, WebSite } from 'schema-dts'
import type { PageRoute } from '@/app/routes'
import { articles } from '@/content/blog'
import { brand, placeholders } from '@/content/brand'
import { destinations } from '@/content/destinations'
import { offersByPath } from '@/content/page-offers'
import { pages } from '@/content/pages'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

/** The JSON-LD of a page for search engines, with fields of schema.org. */
export function structuredData(page: PageRoute): Graph {
  const pageThings =
    page.path === paths.home ? [website] : [breadcrumbs(page), ...article(page), ...service(page)]
  return { '@context': 'https://schema.org', '@graph': [organization, ...pageThings] satisfies Thing[] }
}

const organizationId = { '@id': absoluteUrl('/#organization') }

/** A list with the fact, empty if the owner has not set it: JSON-LD takes lists for every field. */
function unlessPlaceholder(fact: string, placeholder: string) {
  return fact && fact !== placeholder ? [fact] : []
}

const organization: Organization = {
  '@type': 'Organization',
  ...organizationId,
  name: brand.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  description: brand.tagline,
  address: { '@type': 'PostalAddress', ...brand.postalAddress },
  email: unlessPlaceholder(brand.email, placeholders.email),
  telephone: unlessPlaceholder(brand.phone, placeholders.phone),
  sameAs: brand.social.map(({ url }) => url),
}

const website: WebSite = {
  '@type': 'WebSite',
  name: brand.name,
  url: absoluteUrl('/'),
  publisher: organizationId,
}

function breadcrumbs(page: PageRoute): BreadcrumbList {
  const trail = [pages.home, ...parentOf(page), page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, heading, canonical }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label ?? heading,
      item: absoluteUrl(canonical),
    })),
  }
}

/** The parent in the breadcrumbs: /companies for the Belgian list, /blogs for an article. All others lie below the home page. */
function parentOf({ path }: PageRoute) {
  if (path === paths.belgiumCompanies) return [pages.companies]
  return path.startsWith(paths.blogArticle('')) ? [pages.blogs] : []
}

const article = ({ path }: PageRoute): Article[] =>
  articles
    .filter(({ slug }) => paths.blogArticle(slug) === path)
    .map(({ title, description, date, updated }) => ({
      '@type': 'Article',
      headline: title,
      description,
      datePublished: date,
      dateModified: updated ?? date,
      image: absoluteUrl('/social/card.png'),
      author: organizationId,
      publisher: organizationId,
    }))

function service({ canonical, heading }: PageRoute): Service[] {
  const offers = offersByPath[canonical]
  if (!offers) return []
  return [
    {
      '@type': 'Service',
      name: heading,
      url: absoluteUrl(canonical),
      provider: organizationId,
      areaServed: destinations.map(({ name }) => name),
      offers: offers.map(({ name, price }) => ({ '@type': 'Offer', name, price, priceCurrency: 'INR' })),
    },
  ]
}
