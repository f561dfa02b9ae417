import { expect, test } from 'vitest'
import { belgiumConsultations } from '@/content/belgium-consultations'
import { bookingSessions } from '@/content/booking'
import { catalogue } from '@/content/catalogue'
import { durations } from '@/content/duration-picker'
import { ownPrices, prices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { specifiedPrices } from '../../e2e/tables/prices'

type Prices = { price: number; formerPrice?: number | undefined; instalment?: number | undefined }

const offer = (name: string, { price, formerPrice, instalment }: Prices) => ({
  name,
  price,
  formerPrice,
  instalment,
})

const { packages, referral, companyDatabase } = prices

const offers = [
  ...durations.map((session) => offer(`picker, ${session.minutes} minutes`, session)),
  ...pricing.sessions.items.map((session) => offer(`pricing, ${session.minutes} minutes`, session)),
  ...bookingSessions.map((session) => offer(`booking, ${session.minutes} minutes`, session)),
  ...pricing.bundles.items.map((bundle) => offer(bundle.name, bundle)),
  ...belgiumConsultations.cards.map((card) => offer(card.title, card)),
  ...catalogue.flatMap(({ services }) => services.map((service) => offer(service.id, service))),
]

test('prices equal those of the specification, except those that the owner has changed', () => {
  const sitePrices = offers.flatMap(({ name, price, formerPrice, instalment }) => [
    [name, price],
    ...(formerPrice ? [[`${name}, former price`, formerPrice]] : []),
    ...(instalment ? [[`${name}, instalment`, instalment]] : []),
  ])
  const others = {
    ...packages,
    referral,
    'company database, shown': companyDatabase.shown,
    'company database, stored': companyDatabase.stored,
  }
  expect({ ...Object.fromEntries(sitePrices), ...others }).toEqual({ ...specifiedPrices, ...ownPrices })
})

test('a former price is higher than the price', () => {
  const reduced = offers.filter(({ formerPrice }) => formerPrice !== undefined)
  expect(reduced).not.toEqual([])
  expect(reduced.filter(({ price, formerPrice = 0 }) => formerPrice <= price)).toEqual([])
})
