import { expect, test } from 'vitest'
import type { CountrySlug } from '@/content/destinations'
import { english } from '@/content/plan/english'
import { hindi } from '@/content/plan/hindi'
import { budgetSentence, verdictText } from '@/domain/plan/budget-sentences'
import type { VerdictKind } from '@/domain/plan/country-costs'
import { LAKH } from '@/lib/lakh'

/** A verdict for a country, with the lakh that the budget lacks at the lowest tuition. */
const verdictIn = (slug: CountrySlug, kind: VerdictKind, missing = 0) => ({
  slug,
  verdict: { kind, missing: { low: missing * LAKH, typical: 10 * LAKH }, fundsToShow: undefined },
})
const fits = (...slugs: CountrySlug[]) => slugs.map((slug) => verdictIn(slug, 'fits'))

test.each([
  [
    'is not enough yet: even Germany, the cheapest, is ₹2,100 away at the lowest tuition.',
    [verdictIn('germany', 'short', 0.021), verdictIn('luxembourg', 'short', 6.5)],
  ],
  [
    'covers the first year in Germany at the lowest tuition. Luxembourg is ₹6.4 lakh away.',
    [
      verdictIn('germany', 'fitsLow'),
      verdictIn('luxembourg', 'short', 6.43),
      verdictIn('belgium', 'short', 8.5),
    ],
  ],
  [
    'covers the first year in Germany. Luxembourg is ₹3.5 lakh away.',
    [...fits('germany'), verdictIn('luxembourg', 'short', 3.46)],
  ],
  [
    'covers the first year in Germany, Luxembourg and Belgium. The Netherlands is ₹5.8 lakh away.',
    [...fits('germany', 'luxembourg', 'belgium'), verdictIn('netherlands', 'short', 5.82)],
  ],
  [
    'covers the first year in Germany, Luxembourg and Belgium. At the lowest tuition it covers the Netherlands, too.',
    [...fits('germany', 'luxembourg', 'belgium'), verdictIn('netherlands', 'fitsLow')],
  ],
  [
    'covers the first year in Germany, Luxembourg, Belgium and the Netherlands.',
    fits('germany', 'luxembourg', 'belgium', 'netherlands'),
  ],
])('a budget of ₹17 lakh %s', (answer, allCosts) => {
  expect(budgetSentence(allCosts, 17, english)).toBe(`₹17 lakh ${answer}`)
})

test.each([
  [english, '₹3.5 lakh short; you must show ₹20.5 lakh for the visa'],
  [hindi, '₹3.5 लाख कम पड़ते हैं; वीज़ा के लिए ₹20.5 लाख दिखाने होंगे'],
])('a verdict names the proof of funds that is more than the budget (%#)', (words, text) => {
  const { verdict: short } = verdictIn('luxembourg', 'short', 3.46)
  expect(verdictText({ ...short, fundsToShow: 20.53 * LAKH }, words)).toBe(text)
})
