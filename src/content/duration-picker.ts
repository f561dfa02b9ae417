import { firstCallFree, formerPrices, sessionPrices } from '@/content/prices'

/** The single sessions of a service, in rupees. `id` is the `duration` in the link to the contact page. */
export const durations = [
  {
    id: '15min',
    minutes: 15,
    price: sessionPrices.durationPicker[15],
    formerPrice: formerPrices.sessions[15],
    text: 'One question, one clear answer.',
    popular: false,
  },
  {
    id: '30min',
    minutes: 30,
    price: sessionPrices.durationPicker[30],
    formerPrice: formerPrices.sessions[30],
    text: 'Your situation and your next step.',
    popular: true,
  },
  {
    id: '60min',
    minutes: 60,
    price: sessionPrices.durationPicker[60],
    formerPrice: formerPrices.sessions[60],
    text: 'The whole plan, with time for detail.',
    popular: false,
  },
] as const

export type DurationId = (typeof durations)[number]['id']

export const durationPicker = {
  title: 'Choose how long we talk',
  lead: (service: string) =>
    `${firstCallFree} After the free call: a paid session of ${service}, or the whole package.`,
  legend: 'Length of the session',
  book: (minutes: number) => `Book ${minutes} minutes`,
  package: (price: string) => `Book the package, ${price}`,
}
