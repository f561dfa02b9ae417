import {
  belgiumConsultations,
  bookingSessions,
  catalogue,
  consultant,
  durations,
  prices,
  pricing,
  rupees,
} from '../support/content'

const picker = durations.flatMap(({ price, formerPrice }) => [rupees(price), rupees(formerPrice)])

/** Every figure of the specification, with the page that shows it. Prices come from `content`. */
export const figures: Record<string, readonly (string | RegExp)[]> = {
  '/pricing': [
    ...pricing.sessions.items.flatMap(({ price, formerPrice }) =>
      formerPrice ? [rupees(price), rupees(formerPrice)] : [],
    ),
    ...pricing.bundles.items.map(
      ({ name, price, formerPrice, instalment }) =>
        new RegExp(
          `${name}[^₹]*${rupees(price)}\\s*was ${rupees(formerPrice)}[^₹]*or ${rupees(instalment)} x 3 months`,
        ),
    ),
    /1 session of 30 minutes.*3 sessions.*5 sessions/s,
    'first 50 users get 20% off',
    `${rupees(prices.referral)} off for your friend and ${rupees(prices.referral)} credit for you`,
  ],
  '/services': catalogue.flatMap(({ services }) =>
    services.map(({ name, price }) => `${name} ${rupees(price)}`),
  ),
  '/services/admission-guidance': [rupees(prices.packages.admissionGuidance), ...picker],
  '/services/during-studies': [`${rupees(prices.packages.duringStudies)}/semester`, ...picker],
  '/referral': [rupees(prices.referral), 'Credits never expire and can be stacked'],
  '/companies/belgium': [
    rupees(prices.companyDatabase.shown),
    ...belgiumConsultations.cards.map(({ title, price }) => new RegExp(`${title}.*${rupees(price)}`, 's')),
    '60 minutes',
    '90 minutes',
  ],
  '/consultants': consultant ? consultant.sessions.map(({ price }) => rupees(price)) : [],
  '/booking': [
    ...bookingSessions.map(({ minutes, price }) => `${minutes} minutes, ${rupees(price)}`),
    'FREE',
  ],
  '/signup?type=student&step=3': [
    'Under ₹12,50,000',
    '₹12,50,000 to ₹20,00,000',
    '₹20,00,000 to ₹32,00,000',
    '₹32,00,000 and above',
  ],
  '/faq': [
    ...Object.values(prices.bundles).map(rupees),
    '3 instalments',
    'within 7 days',
    '3-6 months',
    '€0-15,000 per year',
    '€800-1,200 per month',
  ],
}
