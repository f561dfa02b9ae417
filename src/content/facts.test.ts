import { expect, test } from 'vitest'
import { about } from '@/content/about'
import { articlePictures } from '@/content/article-pictures'
import { countryFigures } from '@/content/countries/figures'
import { firstYear } from '@/content/countries/first-year'
import { aMonth, aYear, permitRoutes } from '@/content/countries/permit-routes'
import { scholarships } from '@/content/countries/scholarships'
import { destinations } from '@/content/destinations'
import { belgium } from '@/content/destinations/belgium'
import { germany } from '@/content/destinations/germany'
import { destinationHeroes } from '@/content/destinations/heroes'
import { luxembourg } from '@/content/destinations/luxembourg'
import { netherlands } from '@/content/destinations/netherlands'
import { exchangeNote, exchangeRate } from '@/content/exchange-rate'
import { faq } from '@/content/faq'
import { admissionGuidance } from '@/content/services/admission-guidance'
import { duringStudies } from '@/content/services/during-studies'
import { postStudy } from '@/content/services/post-study'
import type { SourceKey } from '@/content/sources'
import { formatEuros } from '@/lib/euros'
import { pageWords } from '@/testing/page-words'

const home = '/'
const faqPage = '/faq'
const inBelgium = '/destinations/belgium'
const inTheNetherlands = '/destinations/netherlands'
const inLuxembourg = '/destinations/luxembourg'
const inGermany = '/destinations/germany'
const hiddenCosts = '/blog/hidden-costs-studying-abroad'
const universities = '/blog/university-selection-belgium'
const choosing = '/blog/choose-right-consultant'
const commissions = '/blog/commission-game-study-abroad-choices'
const guidance = '/services/admission-guidance'
const guidanceTwin = '/services/admission-guidance-strategy'
const during = '/services/during-studies'
const after = '/services/post-study'
const plan = '/plan'

const permits = Object.values(permitRoutes).flatMap(({ permits }) => permits)

/** Every amount in euros that a page states, and what is no sum of ours besides: where it comes from, and the pages. An article numbers its own sources. */
const facts: Record<string, { source?: SourceKey; pages: readonly string[] }> = {
  '€0-15,000': { source: 'study-in-germany', pages: [faqPage] },
  '€0': {
    source: 'study-in-germany',
    pages: [home, commissions, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€1': {
    source: 'yourweg-2026-05',
    pages: [home, after, faqPage, inBelgium, inTheNetherlands, inLuxembourg, inGermany, hiddenCosts, plan],
  },
  '€13.90': { source: 'germany-minimum-wage', pages: [inGermany] },
  '€18': { pages: [hiddenCosts] },
  '€30': { source: 'belgium-in-india', pages: [faqPage, hiddenCosts, inBelgium, inGermany] },
  '€50': { source: 'guichet-immigration', pages: [faqPage, inLuxembourg] },
  '€75': { source: 'germany-residence-fees', pages: [faqPage, hiddenCosts, inTheNetherlands, inGermany] },
  '€78.93': { source: 'student-insurance-2026-03', pages: [hiddenCosts, inBelgium] },
  '€79': { source: 'student-insurance-2026-03', pages: [during, faqPage] },
  '€80': { source: 'guichet-immigration', pages: [faqPage, inLuxembourg] },
  '€90': { source: 'vub-application', pages: [faqPage, universities, hiddenCosts, inBelgium] },
  '€100': {
    source: 'germany-residence-fees',
    pages: [faqPage, hiddenCosts, inBelgium, inTheNetherlands, inGermany],
  },
  '€120': { source: 'student-insurance-2026-03', pages: [hiddenCosts, inBelgium] },
  '€141.16': { source: 'tk-2026', pages: [during, faqPage, hiddenCosts, inGermany] },
  '€145': { source: 'cak-2026', pages: [during, faqPage, hiddenCosts, inTheNetherlands] },
  '€146.29': { source: 'tk-2026', pages: [during, faqPage, hiddenCosts, inGermany] },
  '€150': { source: 'study-in-germany', pages: [hiddenCosts, inBelgium, inGermany] },
  '€165': { source: 'cak-2026', pages: [during, faqPage, hiddenCosts, inTheNetherlands] },
  '€200': { source: 'unamur-fees', pages: [inBelgium, inLuxembourg] },
  '€237': { pages: [hiddenCosts] },
  '€243': { source: 'ind-fees', pages: [inTheNetherlands] },
  '€250': { source: 'belgium-in-india', pages: [faqPage, hiddenCosts, inBelgium] },
  '€251': { source: 'dofi-contribution', pages: [faqPage, hiddenCosts, inBelgium] },
  '€254': { source: 'ind-fees', pages: [faqPage, hiddenCosts, inTheNetherlands] },
  '€300': { source: 'deutschlandstipendium', pages: [inGermany] },
  '€316': { pages: [hiddenCosts] },
  '€350': { source: 'study-in-germany', pages: [inBelgium, inGermany] },
  '€385': { source: 'cak-2026', pages: [inTheNetherlands] },
  '€400': {
    source: 'my-university-2026',
    pages: [home, universities, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€529.74': { source: 'cak-2026', pages: [inTheNetherlands] },
  '€550': { source: 'kotkompass-2024', pages: [universities, inBelgium] },
  '€680': { source: 'kotkompass-2024', pages: [universities, inBelgium] },
  '€700': { source: 'my-university-2026', pages: [inTheNetherlands, inLuxembourg] },
  '€800-1,200': { pages: [faqPage] },
  '€800': { source: 'my-university-2026', pages: [inLuxembourg] },
  '€835': { source: 'study-in-belgium', pages: [hiddenCosts, choosing, inBelgium] },
  '€900': {
    source: 'bafoeg-rate',
    pages: [home, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€992': {
    source: 'bafoeg-rate',
    pages: [home, faqPage, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€1,000': {
    source: 'ind-amounts',
    pages: [home, universities, inBelgium, inTheNetherlands, inLuxembourg, inGermany, hiddenCosts],
  },
  '€1,062': {
    source: 'dofi-funds',
    pages: [home, universities, hiddenCosts, choosing, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€1,091': { source: 'make-it-opportunity-card', pages: [after, inGermany] },
  '€1,130.77': { source: 'ind-amounts', pages: [home, inBelgium, inTheNetherlands, inLuxembourg, inGermany] },
  '€1,250': { source: 'bafoeg-rate', pages: [inGermany] },
  '€1,300': {
    source: 'my-university-2026',
    pages: [home, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€1,500': { source: 'baden-wuerttemberg-tuition', pages: [commissions, inTheNetherlands, inGermany] },
  '€1,550': { source: 'guichet-immigration', pages: [inLuxembourg] },
  '€1,600': { source: 'my-university-2026', pages: [inLuxembourg] },
  '€1,805.56': { source: 'uni-lu-living-costs', pages: [inLuxembourg] },
  '€1,900': { source: 'my-university-2026', pages: [inLuxembourg] },
  '€2,000': { source: 'tum-tuition', pages: [inGermany] },
  '€2,694': { source: 'studypath-tuition', pages: [inTheNetherlands] },
  '€2,700': { pages: [commissions] },
  '€2,771.33': { source: 'ccss-2026', pages: [inLuxembourg] },
  '€3,000': { source: 'tum-tuition', pages: [inGermany] },
  '€3,100': { pages: [universities] },
  '€3,122': { source: 'ind-amounts', pages: [inTheNetherlands] },
  '€3,279.47': { source: 'dofi-guarantor', pages: [faqPage, inBelgium] },
  '€3,325.60': { source: 'ccss-2026', pages: [inLuxembourg] },
  '€3,703.44': { source: 'brussels-times-2026-02', pages: [universities, inBelgium] },
  '€4,000': { source: 'tum-tuition', pages: [inGermany] },
  '€4,175': { source: 'study-in-belgium', pages: [inBelgium] },
  '€4,300': { source: 'belga-tuition-2026-06', pages: [universities, inBelgium] },
  '€4,350': { source: 'study-in-belgium', pages: [inBelgium] },
  '€4,357': { source: 'meijburg-2025-12', pages: [inTheNetherlands] },
  '€4,629': { source: 'study-in-belgium', pages: [inBelgium] },
  '€4,748': { source: 'brussels-times-2026-02', pages: [inBelgium] },
  '€4,754': { source: 'ind-amounts', pages: [inTheNetherlands] },
  '€5,010': {
    source: 'study-in-belgium',
    pages: [home, universities, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€5,800': {
    source: 'belga-tuition-2026-06',
    pages: [guidance, guidanceTwin, universities, inBelgium],
  },
  '€5,942': { source: 'meijburg-2025-12', pages: [inTheNetherlands] },
  '€6,000': { source: 'tum-tuition', pages: [inGermany] },
  '€6,540.10': { source: 'ugent-tuition-economics', pages: [universities, inBelgium] },
  '€7,800': {
    source: 'belga-tuition-2026-06',
    pages: [guidance, guidanceTwin, universities, inBelgium, hiddenCosts],
  },
  '€9,000': { source: 'study-in-nl-tuition', pages: [faqPage, inTheNetherlands] },
  '€9,600': { source: 'ugent-tuition-economics', pages: [universities, inBelgium] },
  '€10,000': { source: 'business-today-2025-10', pages: [commissions, inGermany] },
  '€11,904': {
    source: 'bafoeg-rate',
    pages: [home, faqPage, hiddenCosts, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€12,000': {
    source: 'study-in-nl-tuition',
    pages: [home, commissions, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€12,744': {
    source: 'dofi-funds',
    pages: [
      home,
      faqPage,
      universities,
      hiddenCosts,
      choosing,
      inBelgium,
      inTheNetherlands,
      inLuxembourg,
      inGermany,
    ],
  },
  '€13,569.24': {
    source: 'ind-amounts',
    pages: [home, faqPage, inBelgium, inTheNetherlands, inLuxembourg, inGermany, hiddenCosts],
  },
  '€14,000': { source: 'nhl-stenden', pages: [inTheNetherlands] },
  '€15,000': { source: 'study-in-nl-tuition', pages: [inTheNetherlands] },
  '€18,000': { source: 'study-in-nl-tuition', pages: [commissions, inTheNetherlands] },
  '€18,666.24': {
    source: 'guichet-immigration',
    pages: [home, inBelgium, inTheNetherlands, inLuxembourg, inGermany],
  },
  '€18,666': { source: 'guichet-immigration', pages: [faqPage, inLuxembourg] },
  '€20,000': { source: 'study-in-nl-tuition', pages: [inTheNetherlands] },
  '€25,000': { source: 'study-in-nl-tuition', pages: [inTheNetherlands] },
  '€30,000': { source: 'study-in-nl-tuition', pages: [faqPage, commissions, inTheNetherlands] },
  '€37,464': { source: 'ind-amounts', pages: [after, faqPage, inTheNetherlands] },
  '€39,129.60': { source: 'kpmg-2026-01', pages: [after, faqPage, universities, inBelgium] },
  '€39,907.20': { source: 'ccss-2026', pages: [faqPage, inLuxembourg] },
  '€42,576': { source: 'kpmg-2026-01', pages: [universities, inBelgium] },
  '€45,934.20': { source: 'make-it-blue-card', pages: [after, faqPage, inGermany] },
  '€47,174': { source: 'guichet-blue-card', pages: [inLuxembourg] },
  '€48,912': { source: 'kpmg-2026-01', pages: [universities, inBelgium] },
  '€50,700': { source: 'make-it-blue-card', pages: [inGermany] },
  '€53,220': { source: 'kpmg-2026-01', pages: [universities, inBelgium] },
  '€55,052': { source: 'kpmg-2026-01', pages: [inBelgium] },
  '€63,408': { source: 'guichet-blue-card', pages: [inLuxembourg] },
  '€63,586': { source: 'kpmg-2026-01', pages: [inBelgium] },
  '€65,652': { source: 'guichet-blue-card', pages: [inLuxembourg] },
  '€68,815': { source: 'kpmg-2026-01', pages: [inBelgium] },
  '₹8,300': { source: 'yourweg-2026-05', pages: [inGermany, faqPage] },
  '₹18,000': { source: 'indian-express-2022-11', pages: [faqPage, hiddenCosts, inGermany] },
  '650 hours': { source: 'beci-2025-05', pages: [inBelgium] },
}

/** Worked out from those above: a year from its months, a month from its year, one-off costs and the first year in all. */
const workedOut = [
  ...destinations
    .map(({ slug }) => firstYear(slug))
    .flatMap(({ tuition, living, oneOff, total, example, funds }) => [
      ...[tuition, living, ...oneOff.lines, funds].map(({ euros }) => euros),
      oneOff.euros,
      total,
      example?.euros ?? 0,
    ]),
  ...destinations.map(({ slug }) => firstYear(slug, { end: 'typical' }).total),
  ...Object.values(countryFigures).map(({ funds }) => funds.from / funds.months),
  // Fees for visa and permit, at a glance.
  250 + 251,
  50 + 80,
  75 + 100,
  ...permits.flatMap(({ pay }) => (pay ? [aYear(pay), aMonth(pay)] : [])),
  articlePictures.costs.lines.reduce((sum, { euros }) => sum + euros, 0),
].map(formatEuros)

const withoutEuros = Object.keys(facts).filter((figure) => !figure.startsWith('€'))

const stated = (words: string) => [
  ...new Set(words.match(/€\d(?:[\d,]*\d)?(?:\.\d+)?(?:-\d[\d,]*\d)?/g)),
  ...withoutEuros.filter((figure) => words.includes(figure)),
]

/** Each amount that the copy states, in words or as a number, with each source that it gives there. */
function sourcedAmounts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { source, sources } = node as Record<string, unknown>
  const amounts = Object.values(node)
    .flat()
    .map((value) => (typeof value === 'number' ? formatEuros(value) : value))
    .flatMap((value) => (typeof value === 'string' ? stated(value) : []))
  return [
    ...[source, sources].flat().flatMap((each) => amounts.map((amount) => `${amount}: ${each}`)),
    ...Object.values(node).flatMap(sourcedAmounts),
  ]
}

test.each([...pageWords])('%s states the figures of the table, and no others', (page, words) => {
  const expected = Object.keys(facts).filter((figure) => facts[figure]?.pages.includes(page))
  const others = stated(words).filter((figure) => !expected.includes(figure))
  expect(expected.filter((figure) => !stated(words).includes(figure))).toEqual([])
  expect(others.filter((figure) => figure in facts || !workedOut.includes(figure))).toEqual([])
  for (const [, rupees] of words.matchAll(/₹(\d+) (?:for|to|=) €1\b/g))
    expect(Number(rupees)).toBe(exchangeRate.rupeesPerEuro)
})

test('each figure is given the source of the table', () => {
  const copy = [about, belgium, germany, destinationHeroes, luxembourg, netherlands, faq]
  const services = [admissionGuidance, duringStudies, postStudy]
  const pictures = [
    countryFigures,
    scholarships,
    permits.map(({ pay, ...permit }) => ({ ...permit, ...pay })),
    { exchangeNote, source: exchangeRate.source },
  ]
  const expected = Object.entries(facts).flatMap(([amount, { source }]) =>
    source ? `${amount}: ${source}` : [],
  )
  const given = new Set(sourcedAmounts([copy, services, pictures]))
  expect(expected.filter((each) => !given.has(each))).toEqual([])
})
