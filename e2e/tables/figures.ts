import {
  belgiumConsultations,
  bookingSessions,
  catalogue,
  consultant,
  durations,
  prices,
  pricing,
  rupees,
  shownPrice,
} from '../content'

/** What each bundle holds. */
const contents = [
  String.raw`1 session of 30 minutes\s*1 week of email support`,
  String.raw`3 sessions\s*1 month of support`,
  String.raw`5 sessions\s*3 months of priority support`,
]
const picker = durations.flatMap(({ price, was }) => [rupees(price), rupees(was)])

/** Every figure of SPEC section 9 and the page that shows it; prices as `content` has them. */
export const figures: Record<string, readonly (string | RegExp)[]> = {
  '/pricing': [
    /15 minutes\s*Free call/,
    ...pricing.sessions.items.flatMap(({ minutes, popular, title, price, was }) =>
      was
        ? [
            new RegExp(
              String.raw`${minutes} minutes\s*${popular ? String.raw`Most popular\s*` : ''}${title}[^₹]*${rupees(price)}\s*was ${rupees(was)}`,
            ),
          ]
        : [],
    ),
    ...pricing.bundles.items.map(
      ({ popular, name, price, was, instalment }, index) =>
        new RegExp(
          String.raw`${popular ? String.raw`Most popular\s*` : ''}${name}[^₹]*${rupees(price)}\s*was ${rupees(was)}\s*or ${rupees(instalment)} x 3 months\s*${contents[index]}`,
        ),
    ),
    'first 50 users get 20% off',
    `${rupees(prices.referral)} off for your friend and ${rupees(prices.referral)} credit for you`,
  ],
  '/services': catalogue.flatMap(({ services }) =>
    services.map(({ name, price }) => `${name} ${rupees(price)}`),
  ),
  '/services/admission-guidance': [rupees(prices.packages.admissionGuidance), ...picker],
  '/services/during-studies': [`${rupees(prices.packages.duringStudies)}/semester`, ...picker],
  '/referral': [
    new RegExp(String.raw`${rupees(prices.referral)}\s*off for your friend`),
    new RegExp(String.raw`${rupees(prices.referral)}\s*credit for you`),
    'Credits never expire and can be stacked',
  ],
  '/companies/belgium': [
    rupees(shownPrice),
    ...belgiumConsultations.cards.map(
      ({ title, price }) => new RegExp(String.raw`${title}[\s\S]*${rupees(price)}`),
    ),
    '60 minutes',
    '90 minutes',
    'Unlock 23 More Verified Belgium Companies',
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
