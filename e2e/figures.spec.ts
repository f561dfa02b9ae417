import { expect, once, test } from './fixtures'

/** Every figure of SPEC section 9 and the page that shows it. */
const figures: Record<string, readonly (string | RegExp)[]> = {
  '/pricing': [
    /15 minutes\s*Free consultation/,
    /30 minutes\s*Most popular\s*Focused Session[^₹]*₹2,499\s*was ₹3,500/,
    /60 minutes\s*Comprehensive[^₹]*₹4,999\s*was ₹7,000/,
    /Starter Pack[^₹]*₹10,999\s*was ₹13,499\s*or ₹3,666 x 3 months\s*1 session of 30 minutes\s*1 week of email support/,
    /Most popular\s*Growth Pack[^₹]*₹14,999\s*was ₹19,499\s*or ₹4,999 x 3 months\s*3 sessions\s*1 month of support/,
    /Complete Journey[^₹]*₹24,999\s*was ₹34,999\s*or ₹8,333 x 3 months\s*5 sessions\s*3 months of priority support/,
    'first 50 users get 20% off',
    '₹1,000 off for your friend and ₹1,000 credit for you',
  ],
  '/services': [
    ...Object.entries({
      '15-minute consultation': '999',
      '30-minute consultation': '1,999',
      '60-minute consultation': '2,999',
      'University shortlisting': '1,250',
      'SOP review': '1,650',
      'LOR guidance': '1,250',
      'Application form fill': '1,650',
      'CV review': '1,250',
      'Portfolio feedback': '1,650',
      'Visa document check': '1,650',
      'Housing search': '850',
      'Area orientation': '1,650',
      'Transport guide': '850',
      'Job search strategy': '2,050',
      'LinkedIn review': '1,250',
      'Interview preparation': '2,500',
      'Salary negotiation': '1,650',
      'Health insurance': '1,250',
      'Healthcare system': '1,250',
      'Emergency contacts': '850',
      'Bank account': '1,250',
      'Financial planning': '2,050',
      'Tax guidance': '1,650',
    }).map(([name, price]) => `${name} ₹${price}`),
  ],
  '/services/admission-guidance': ['₹15,000', '₹799', '₹1,200', '₹2,499', '₹3,500', '₹4,999', '₹7,000'],
  '/services/during-studies': ['₹8,000/semester', '₹799', '₹1,200', '₹2,499', '₹3,500', '₹4,999', '₹7,000'],
  '/referral': [
    /₹1,000\s*off for your friend/,
    /₹1,000\s*credit for you/,
    'Credits never expire and can be stacked',
  ],
  '/companies/belgium': [
    '₹8,999',
    /Career Consultation[\s\S]*₹4,999/,
    /Industry Professional Connect[\s\S]*₹12,999/,
    '60 minutes',
    '90 minutes',
    'Unlock 23 More Verified Belgium Companies',
  ],
  '/consultants': ['₹999', '₹1,999', '₹2,999'],
  '/booking': ['15 minutes, ₹850', '30 minutes, ₹2,050', '60 minutes, ₹3,750', 'FREE'],
  '/signup?type=student&step=3': [
    'Under ₹12,50,000',
    '₹12,50,000 to ₹20,00,000',
    '₹20,00,000 to ₹32,00,000',
    '₹32,00,000 and above',
  ],
  '/faq': [
    '₹10,999',
    '₹14,999',
    '₹24,999',
    '3 instalments',
    'within 7 days',
    '3-6 months',
    '€0-15,000 per year',
    '€800-1,200 per month',
  ],
}

test('pages show the figures of the specification', once, async ({ page, open }) => {
  for (const [path, shown] of Object.entries(figures)) {
    await open(path)
    for (const figure of shown)
      await expect.soft(page.locator('main'), path).toContainText(figure, { timeout: 2000 })
  }
  await open('/services')
  await expect(page.getByRole('checkbox')).toHaveCount(23)
})
