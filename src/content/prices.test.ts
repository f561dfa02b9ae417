import { expect, test } from 'vitest'
import { belgiumConsultations } from '@/content/belgium-consultations'
import { bookingSessions } from '@/content/booking'
import { catalogue } from '@/content/catalogue'
import { durations } from '@/content/duration-picker'
import { decisions } from '@/content/owner-decisions'
import { prices, shownPrice, storedPrice } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { specifiedPrices } from '../../e2e/tables/prices'

test.skipIf(decisions.ownPrices)('prices equal those of the specification', () => {
  expect({
    picker: durations.map(({ minutes, price, was }) => [minutes, price, was]),
    pricing: pricing.sessions.items.map(({ minutes, price, was }) => [minutes, price, was]),
    bundles: pricing.bundles.items.map(({ name, price, was, instalment }) => [name, price, was, instalment]),
    booking: bookingSessions.map(({ minutes, price }) => [minutes, price]),
    consultations: belgiumConsultations.cards.map(({ minutes, price }) => [minutes, price]),
    others: { ...prices.packages, referral: prices.referral, shownPrice, storedPrice },
    services: Object.fromEntries(catalogue.flatMap(({ services }) => services.map((s) => [s.id, s.price]))),
  }).toEqual(specifiedPrices)
})

test('three instalments differ from a bundle’s price by at most two rupees', () => {
  for (const { price, instalment } of pricing.bundles.items)
    expect([0, 1, 2]).toContain(price - 3 * instalment)
})
