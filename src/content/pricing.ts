import { contactPath } from '@/content/contact-links'
import { countryCount } from '@/content/destinations'
import { owner } from '@/content/legal/owner'
import { firstCallFree, formerPrices, notSure, prices, sessionPrices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

const sessionsOf = (sessions: number, minutes?: number) =>
  `${sessions} ${sessions === 1 ? 'session' : 'sessions'}${minutes ? ` of ${minutes} minutes` : ''}`

const sessions: readonly Session[] = [
  {
    title: 'Free call',
    minutes: 15,
    price: sessionPrices.pricing[15],
    text: 'For your first question. No credit card, no obligation.',
    book: { label: 'Book a free call', to: contactPath({ session: '15minutes' }) },
  },
  {
    title: 'Focused Session',
    minutes: 30,
    price: sessionPrices.pricing[30],
    formerPrice: formerPrices.sessions[30],
    text: 'For one decision: a country, a shortlist, a document.',
    popular: true,
    book: { label: 'Book Focused Session', to: contactPath({ session: '30minutes' }) },
  },
  {
    title: 'Comprehensive',
    minutes: 60,
    price: sessionPrices.pricing[60],
    formerPrice: formerPrices.sessions[60],
    text: 'For the whole plan: from the shortlist to the visa.',
    book: { label: 'Book Comprehensive', to: contactPath({ session: '60minutes' }) },
  },
]

const describedBundles: readonly Omit<Bundle, 'price' | 'formerPrice' | 'instalment'>[] = [
  {
    id: 'starter',
    name: 'Starter Pack',
    text: 'One decision made well.',
    sessions: 1,
    minutes: 30,
    support: '1 week of email support',
  },
  {
    id: 'growth',
    name: 'Growth Pack',
    text: 'From the shortlist to the application.',
    sessions: 3,
    support: '1 month of support',
    popular: true,
  },
  {
    id: 'complete',
    name: 'Complete Journey',
    text: 'From the first idea to the first weeks there.',
    sessions: 5,
    support: '3 months of priority support',
  },
]

const bundles: readonly Bundle[] = describedBundles.map((bundle) => ({
  ...bundle,
  price: prices.bundles[bundle.id],
  formerPrice: formerPrices.bundles[bundle.id],
  // The terms say that the instalments never come to more than the price.
  instalment: Math.floor(prices.bundles[bundle.id] / 3),
}))

const { legalName, contractParty, paymentMethods, taxes, refundScope, instalmentDates } = owner

/** Questions before a payment: the specification's rules, and those facts that the owner has given. */
const beforeYouPay = [
  {
    question: 'Refund',
    answer: sentences(
      'You can ask for a refund within 7 days of your first paid consultation',
      refundScope,
      'Your legal right to withdraw within 14 days comes on top',
    ),
    link: { label: 'All refund rules', to: `${paths.terms}#refund` },
  },
  { question: 'Instalments', answer: sentences(instalmentDates) },
  { question: 'Taxes', answer: sentences(taxes) },
  { question: 'When you pay', answer: sentences('Only after we have confirmed your order') },
  { question: 'How you pay', answer: sentences(paymentMethods || 'By UPI or bank transfer') },
  { question: 'Whom you pay', answer: sentences(legalName, contractParty) },
]

function sentences(...facts: (string | null)[]) {
  const given = facts.flatMap((fact) => fact?.trim() || [])
  return given.map((fact) => `${fact.replace(/\.$/, '')}.`).join(' ')
}

/** Sessions and bundles with their descriptions. */
export const pricing = {
  lead: 'Begin with the free call. Then take one thing, or a bundle. All prices are in rupees.',
  plan: `What a year abroad costs, in all ${countryCount} countries`,
  free: 'Free',
  formerPrice: 'was',
  formerPriceMeans: 'A struck-out price is our earlier price for the same thing.',
  sessions: { title: 'Sessions', lead: firstCallFree, items: sessions },
  bundles: {
    title: 'Or a bundle',
    lead: `Sessions, support in between and the company database (${formatRupees(prices.companyDatabase.shown)} on its own), for one price.`,
    items: bundles,
    instalments: (amount: string) => `or ${amount} x 3 months`,
    all: 'All bundles include',
    included: ['Belgium company database access', 'Payment in 3 instalments'],
    points: ({ sessions, minutes, support }: Pick<Bundle, 'sessions' | 'minutes' | 'support'>) => [
      sessionsOf(sessions, minutes),
      support,
    ],
    delivery: {
      title: 'What comes when',
      steps: [
        { what: 'Our answer', when: 'within 24 hours, with days for your sessions.' },
        { what: 'Company database', when: '24-48 hours after we have verified your payment.' },
        { what: 'Sessions and support', when: 'on the agreed days and in between.' },
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
  beforeYouPay: {
    title: 'Before you pay',
    items: beforeYouPay.filter(({ answer }) => answer),
  },
  custom: {
    title: 'Or a single service',
    text: (from: string) => `From ${from} each. Or tell us what you need.`,
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
    ...notSure,
    actions: [
      { label: 'Book a free call', to: contactPath({ offer: 'free-consultation' }) },
      { label: 'Ask a question', to: paths.contact },
    ],
  },
}

type Session = {
  title: string
  minutes: number
  /** The price in rupees; 0 is free. */
  price: number
  /** Shown struck out, in rupees. */
  formerPrice?: number
  text: string
  popular?: true
  book: { label: string; to: string }
}

type Bundle = {
  id: keyof typeof prices.bundles
  name: string
  /** The price in rupees, paid at once. */
  price: number
  /** Shown struck out, in rupees. */
  formerPrice: number
  /** Each of three monthly payments, in rupees. */
  instalment: number
  text: string
  sessions: number
  /** The length of each session, if the bundle fixes it. */
  minutes?: number
  support: string
  popular?: true
}
