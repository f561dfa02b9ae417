import { type PageRoute, routeTable } from '@/app/routes'
import { articles } from '@/content/blog'
import type { ArticleSummary } from '@/content/blog/front-matter'
import { brand } from '@/content/brand'
import { destinations } from '@/content/destinations'
import { faq } from '@/content/faq'
import { prices } from '@/content/prices'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'

type Thing = { '@type': string; [property: string]: unknown }

const organization = { '@id': absoluteUrl('/#organization') }

export function structuredData(page: PageRoute) {
  return { '@context': 'https://schema.org', '@graph': [theOrganization(), ...about(page)] }
}

function about(page: PageRoute): Thing[] {
  if (page.path === paths.home) return [theWebsite()]
  return [
    breadcrumbs(page),
    ...(page.path === paths.faq ? [questions()] : []),
    ...article(page),
    ...service(page),
  ]
}

function theOrganization(): Thing {
  const profiles = brand.social.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'Organization',
    ...organization,
    name: brand.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/favicon.svg'),
    description: brand.tagline,
    address: { '@type': 'PostalAddress', addressLocality: 'Antwerp', addressCountry: 'BE' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: brand.email,
      telephone: brand.phone,
      availableLanguage: 'English',
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function theWebsite(): Thing {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    publisher: organization,
  }
}

function breadcrumbs(page: PageRoute): Thing {
  const home = { name: 'Home', path: paths.home }
  const parent = parentOf(page)
  const trail = [
    home,
    ...(parent ? [{ name: parent.heading, path: parent.canonical }] : []),
    { name: page.heading, path: page.canonical },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  }
}

function parentOf({ path }: PageRoute) {
  const folder = path.startsWith(paths.blogArticle('')) ? paths.blogs : path.replace(/\/[^/]*$/, '')
  return routeTable.find((page) => page.path === folder && page.path !== path)
}

function questions(): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(({ text }) => text).join(' ') },
      })),
  }
}

function article(page: PageRoute): Thing[] {
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

function service(page: PageRoute): Thing[] {
  const { canonical, heading, description } = page
  const ownPackages = packages[canonical]
  if (!ownPackages) return []
  const sessions = Object.entries(prices.durations).map(([length, price]) => ({
    name: `Session of ${length}`,
    price,
  }))
  const offers = [
    { name: 'First call of 15 minutes', price: 0 },
    ...(ownPackages.length > 0 ? [...sessions, ...ownPackages] : []),
  ]
  return [
    {
      '@type': 'Service',
      name: heading,
      description,
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
