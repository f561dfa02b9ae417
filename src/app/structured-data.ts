import type { Article, BreadcrumbList, Graph, Organization, Service, Thing, WebSite } from 'schema-dts'
import { type PageRoute, routeTable } from '@/app/routes'
import { articles } from '@/content/blog'
import type { ArticleSummary } from '@/content/blog/front-matter'
import { brand, placeholders } from '@/content/brand'
import { destinations } from '@/content/destinations'
import { navigation } from '@/content/navigation'
import { prices, sessionPrices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

const organization = { '@id': absoluteUrl('/#organization') }

export function structuredData(page: PageRoute): Graph {
  return { '@context': 'https://schema.org', '@graph': [theOrganization(), ...about(page)] }
}

function about(page: PageRoute): Thing[] {
  if (page.path === paths.home) return [theWebsite()]
  return [breadcrumbs(page), ...article(page), ...service(page)]
}

function theOrganization(): Organization {
  const profiles = brand.social.map(({ url }) => url)
  const email = brand.email !== placeholders.email && { email: brand.email }
  const telephone = brand.phone !== placeholders.phone && { telephone: brand.phone }
  return {
    '@type': 'Organization',
    ...organization,
    name: brand.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    description: brand.tagline,
    address: { '@type': 'PostalAddress', addressLocality: 'Antwerp', addressCountry: 'BE' },
    ...((email || telephone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...email,
        ...telephone,
        availableLanguage: 'English',
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function theWebsite(): WebSite {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: organization,
  }
}

function breadcrumbs(page: PageRoute): BreadcrumbList {
  const home = { label: 'Home', heading: 'Home', canonical: paths.home }
  const trail = [home, ...parentOf(page), page]
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

/** The page above this one in the breadcrumb. A page that a menu names has none. */
function parentOf({ path, canonical }: PageRoute) {
  if (inMenus.includes(canonical)) return []
  const folder = path.startsWith(paths.blogArticle('')) ? paths.blogs : path.replace(/\/[^/]*$/, '')
  return routeTable.filter((page) => page.path === folder && page.path !== path)
}

const menuLinks = navigation.flatMap((item) => ('to' in item ? item.to : item.links.map(({ to }) => to)))
const inMenus = routeTable.filter(({ path }) => menuLinks.includes(path)).map(({ canonical }) => canonical)

function article(page: PageRoute): Article[] {
  const found: ArticleSummary | undefined = articles.find(({ slug }) => paths.blogArticle(slug) === page.path)
  if (!found) return []
  const { title, description, category, date, updated } = found
  const url = absoluteUrl(page.path)
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      articleSection: category,
      inLanguage: 'en',
      datePublished: date,
      dateModified: updated ?? date,
      image: absoluteUrl('/social/card.png'),
      author: { '@type': 'Organization', name: brand.name, url: absoluteUrl('/') },
      publisher: organization,
      mainEntityOfPage: url,
      url,
    },
  ]
}

const packages: Record<string, { name: string; price: number }[]> = {
  [paths.admissionGuidance]: [{ name: 'Package', price: prices.packages.admissionGuidance }],
  [paths.duringStudies]: [{ name: 'Package for one semester', price: prices.packages.duringStudies }],
  [paths.postStudy]: [],
}

const bundlesAndSessions = [
  ...pricing.sessions.items.map(({ title: name, minutes, price }) => ({
    name: `${name}, ${minutes} minutes`,
    price,
  })),
  ...pricing.bundles.items.map(({ name, price }) => ({ name, price })),
]

function offersOf(path: string) {
  if (path === paths.pricing) return bundlesAndSessions
  const ownPackages = packages[path]
  if (!ownPackages) return []
  const sessions = Object.entries(sessionPrices.durationPicker).map(([minutes, price]) => ({
    name: `Session of ${minutes} minutes`,
    price,
  }))
  return [
    { name: 'First call of 15 minutes', price: 0 },
    ...(ownPackages.length > 0 ? [...sessions, ...ownPackages] : []),
  ]
}

function service({ canonical, heading, description }: PageRoute): Service[] {
  const offers = offersOf(canonical)
  if (offers.length === 0) return []
  return [
    {
      '@type': 'Service',
      name: heading,
      description: description || '',
      url: absoluteUrl(canonical),
      provider: organization,
      areaServed: destinations.map(({ name }) => name),
      offers: offers.map((offer) => ({
        '@type': 'Offer',
        ...offer,
        priceCurrency: 'INR',
        url: absoluteUrl(canonical),
      })),
    },
  ]
}
