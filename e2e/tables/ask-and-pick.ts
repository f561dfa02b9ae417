import { type Expected, shows } from './expected'

const { link } = shows
const within = 'main'

export const askAndPick: Expected[] = [
  link('/pricing', 'Book free consultation', '/contact?session=15minutes'),
  link('/pricing', 'Book Focused Session', '/contact?session=30minutes'),
  link('/pricing', 'Book Comprehensive', '/contact?session=60minutes'),
  link('/pricing', 'Ask for Starter Pack', '/contact?package=bundle'),
  link('/pricing', 'Ask for Growth Pack', '/contact?package=bundle'),
  link('/pricing', 'Ask for Complete Journey', '/contact?package=bundle'),
  link('/pricing', 'Start with the free call', '/contact?offer=free-consultation'),
  link('/pricing', 'Ask for something else', '/contact?service=custom'),
  link('/pricing', 'Ask a question', '/contact'),
  link('/pricing', 'Get your referral code', '/referral'),
  { page: '/pricing', role: 'heading', name: 'Early bird: the first 50 users get 20% off' },
  { page: '/pricing', name: 'Belgium company database access' },
  { page: '/pricing', name: 'Payment in 3 instalments' },

  link('/services', 'Meet the consultants', '/consultants'),
  ...[
    'Consultation sessions',
    'University admissions',
    'Application documents',
    'Arrival and housing',
    'Healthcare and safety',
    'Banking and finance',
    'Career',
  ].map((name): Expected => ({ page: '/services', role: 'group', name, within })),

  { page: '/checkout', role: 'heading', name: 'No Services Selected' },
  {
    page: '/checkout',
    name: 'Please go back to the services page and select the services you need.',
  },
  link('/checkout', 'Back to the services', '/services'),
  ...[/^Your name/, /^Phone/, /^Email/, /^Anything we should know/].map(
    (name): Expected => ({ page: '/checkout?services=sop-review', role: 'textbox', name }),
  ),
  { page: '/checkout?services=sop-review', role: 'heading', name: 'Order summary' },
  { page: '/checkout?services=sop-review', role: 'heading', name: 'How you pay' },
  { page: '/checkout?services=sop-review', name: 'Your payment reference' },
]
