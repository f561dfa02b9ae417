import { expect, test } from 'vitest'
import { belgiumConsultations } from '@/content/belgium-consultations'
import { bookingSessions } from '@/content/booking'
import { catalogue } from '@/content/catalogue'
import { durations } from '@/content/duration-picker'
import { ownerFacts } from '@/content/legal/owner'
import { prices, shownPrice, storedPrice } from '@/content/prices'
import { pricing } from '@/content/pricing'

// Once the owner has said who they are, the prices are theirs to set; until then they are SPEC section 9's.
const theOwners = ownerFacts.some(({ filled }) => filled)

test.skipIf(theOwners)('every price is the specification’s', () => {
  expect(durations.map(({ price, was }) => [price, was])).toEqual([
    [799, 1200],
    [2499, 3500],
    [4999, 7000],
  ])
  expect(prices.packages).toEqual({ admissionGuidance: 15_000, duringStudies: 8000 })
  expect(prices.referral).toBe(1000)
  expect(pricing.sessions.items.map(({ minutes, price, was }) => [minutes, price, was])).toEqual([
    [15, 0, undefined],
    [30, 2499, 3500],
    [60, 4999, 7000],
  ])
  expect(pricing.bundles.items.map(({ price, was, instalment }) => [price, was, instalment])).toEqual([
    [10_999, 13_499, 3666],
    [14_999, 19_499, 4999],
    [24_999, 34_999, 8333],
  ])
  expect([shownPrice, storedPrice]).toEqual([8999, 2999])
  expect(belgiumConsultations.cards.map(({ price, minutes }) => [price, minutes])).toEqual([
    [4999, 60],
    [12_999, 90],
  ])
  expect(bookingSessions.map(({ minutes, price }) => [minutes, price])).toEqual([
    [15, 850],
    [30, 2050],
    [60, 3750],
  ])
  const listed = catalogue.flatMap((category) => category.services.map(({ id, price }) => [id, price]))
  expect(Object.fromEntries(listed)).toEqual({
    'consultation-15': 999,
    'consultation-30': 1999,
    'consultation-60': 2999,
    'university-shortlisting': 1250,
    'sop-review': 1650,
    'lor-guidance': 1250,
    'application-form-fill': 1650,
    'cv-review': 1250,
    'portfolio-feedback': 1650,
    'visa-document-check': 1650,
    'housing-search': 850,
    'area-orientation': 1650,
    'transport-guide': 850,
    'job-search-strategy': 2050,
    'linkedin-review': 1250,
    'interview-preparation': 2500,
    'salary-negotiation': 1650,
    'health-insurance': 1250,
    'healthcare-system': 1250,
    'emergency-contacts': 850,
    'bank-account': 1250,
    'financial-planning': 2050,
    'tax-guidance': 1650,
  })
})

test('the instalments of a bundle never come to more than its price, and lack less than three rupees', () => {
  for (const { price, instalment } of pricing.bundles.items) {
    expect(3 * instalment).toBeLessThanOrEqual(price)
    expect(3 * instalment).toBeGreaterThan(price - 3)
  }
})
