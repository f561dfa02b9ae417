import { contactPath } from '@/content/contact-links'
import { firstCallFree, prices, sessionPrices, shownPrice } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

const sessionsOf = (sessions: number, minutes?: number) =>
  `${sessions} ${sessions === 1 ? 'session' : 'sessions'}${minutes ? ` of ${minutes} minutes` : ''}`

const sessions: readonly Session[] = [
  {
    title: 'Free call',
    minutes: 15,
    price: sessionPrices.pricing[15],
    text: 'For your first question, and to see whether we suit you.',
    points: ['No credit card', 'First answers to your questions', 'No obligation'],
    book: { label: 'Book a free call', to: contactPath({ session: '15minutes' }) },
  },
  {
    title: 'Focused Session',
    minutes: 30,
    price: sessionPrices.pricing[30],
    was: 3500,
    text: 'For one decision: a country, a shortlist, a document.',
    points: ['With a consultant who lives in Europe', 'Your questions, one by one'],
    popular: true,
    book: { label: 'Book Focused Session', to: contactPath({ session: '30minutes' }) },
  },
  {
    title: 'Comprehensive',
    minutes: 60,
    price: sessionPrices.pricing[60],
    was: 7000,
    text: 'For the whole plan: from the shortlist to the visa.',
    points: ['With a consultant who lives in Europe', 'Twice the time: countries, dates and money'],
    book: { label: 'Book Comprehensive', to: contactPath({ session: '60minutes' }) },
  },
]

// The terms say that the instalments never come to more than the price.
const inThree = (price: number) => Math.floor(price / 3)

const bundles: readonly Bundle[] = [
  {
    name: 'Starter Pack',
    price: prices.bundles.starter,
    was: 13_499,
    instalment: inThree(prices.bundles.starter),
    text: 'One decision made well.',
    sessions: 1,
    minutes: 30,
    support: '1 week of email support',
  },
  {
    name: 'Growth Pack',
    price: prices.bundles.growth,
    was: 19_499,
    instalment: inThree(prices.bundles.growth),
    text: 'From the shortlist to the application.',
    sessions: 3,
    support: '1 month of support',
    popular: true,
  },
  {
    name: 'Complete Journey',
    price: prices.bundles.complete,
    was: 34_999,
    instalment: inThree(prices.bundles.complete),
    text: 'From the first idea to the first weeks there.',
    sessions: 5,
    support: '3 months of priority support',
  },
]

/** Sessions and bundles with their descriptions. */
export const pricing = {
  lead: 'Prices in rupees, known before you book.',
  plan: 'What a year abroad costs, in all four countries',
  popular: 'Most popular',
  free: 'Free',
  was: 'was',
  minutes: (minutes: number) => `${minutes} minutes`,
  sessions: { title: 'Sessions with a consultant of ours', lead: firstCallFree, items: sessions },
  bundles: {
    title: 'Bundles',
    lead: 'Sessions, support in between and the company database, for one price.',
    items: bundles,
    instalments: (amount: string) => `or ${amount} x 3 months`,
    all: 'All bundles include',
    included: ['Belgium company database access', 'Payment in 3 instalments'],
    points: ({ sessions, minutes, support }: Pick<Bundle, 'sessions' | 'minutes' | 'support'>) => [
      sessionsOf(sessions, minutes),
      support,
    ],
    table: {
      title: 'What is in each bundle',
      label: 'What is in each bundle, side by side',
      rows: [
        { what: 'Price', of: ({ price }: Bundle) => formatRupees(price) },
        { what: 'Sessions', of: ({ sessions }: Bundle) => String(sessions) },
        {
          what: 'Length of a session',
          of: ({ minutes }: Bundle) => (minutes ? `${minutes} minutes` : 'agreed with you'),
        },
        { what: 'Support in between', of: ({ support }: Bundle) => support },
        {
          what: 'Belgium company database',
          of: () => `included (${formatRupees(shownPrice)} alone)`,
        },
        {
          what: 'Payment',
          of: ({ instalment }: Bundle) => `at once, or 3 x ${formatRupees(instalment)}`,
        },
      ],
    },
    ask: (name: string) => `Ask for ${name}`,
    to: contactPath({ package: 'bundle' }),
  },
  earlyBird: {
    title: 'Early bird: the first 50 users get 20% off',
    text: 'Write to us, and we tell you whether a place is left before you pay anything.',
    ask: { label: 'Ask for the early bird price', to: paths.contact },
  },
  custom: {
    title: 'Something else?',
    text: (from: string) => `Pick single services from ${from} each, or tell us what you need.`,
    services: { label: 'Pick single services', to: paths.services },
    ask: { label: 'Ask for something else', to: contactPath({ service: 'custom' }) },
  },
  referral: {
    title: 'Bring a friend, and both of you save',
    text: (friend: string, you: string) =>
      `${friend} off for your friend and ${you} credit for you, when your friend books any bundle or service package.`,
    link: { label: 'Get your referral code', to: paths.referral },
  },
  closing: {
    heading: 'Not sure what you need?',
    text: 'Ask in the free call: 15 minutes, and we tell you which of these fits, or that you need none.',
    actions: [
      { label: 'Book a free call', to: contactPath({ offer: 'free-consultation' }) },
      { label: 'Ask a question', to: paths.contact },
    ],
  },
}

type Session = {
  title: string
  minutes: number
  /** In rupees; 0 is free. `was`: the earlier price. */
  price: number
  was?: number
  text: string
  points: readonly string[]
  popular?: true
  book: { label: string; to: string }
}

type Bundle = {
  name: string
  /** In rupees: at once, before, and each of three monthly parts. */
  price: number
  was: number
  instalment: number
  text: string
  sessions: number
  /** Of each session, where it is fixed. */
  minutes?: number
  support: string
  popular?: true
}
