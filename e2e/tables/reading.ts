import type { Expected } from './expected'

const within = 'main'

const about: Expected[] = [
  { page: '/about', role: 'heading', name: 'Our mission' },
  { page: '/about', role: 'heading', name: 'Our vision' },
  { page: '/about', role: 'heading', name: 'Mission-Driven' },
  { page: '/about', role: 'heading', name: 'Student-Centric' },
  { page: '/about', role: 'heading', name: 'Global Perspective' },
  { page: '/about', role: 'heading', name: 'Excellence' },
  { page: '/about', role: 'heading', name: 'Why these four countries' },
]

const blogs: Expected[] = [
  ...[
    'All Posts',
    'Study Tips',
    'Student Life',
    'Career Advice',
    'Financial Aid',
    'Admissions',
    'Academic',
  ].map((name): Expected => ({ page: '/blogs', role: 'button', name, within })),
  { page: '/blogs', name: 'Featured article' },
  {
    page: '/blogs',
    role: 'link',
    name: /^Read the article/,
    href: '/blog/commission-game-study-abroad-choices',
    within,
  },
  { page: '/blogs', role: 'heading', name: 'More articles coming soon' },
  { page: '/blogs', role: 'link', name: 'Ask for the newsletter', href: '/contact', within },
]

const featured = '/blog/commission-game-study-abroad-choices'
const article: Expected[] = [
  { page: featured, role: 'navigation', name: 'You are here' },
  { page: featured, role: 'link', name: 'Home', href: '/', within },
  { page: featured, role: 'link', name: 'Blog', href: '/blogs', within },
  { page: featured, name: '8 minute read' },
  { page: featured, name: 'April 2, 2025' },
  { page: featured, name: 'Industry Insights' },
  { page: featured, role: 'link', name: 'Meet our consultants', href: '/consultants', within },
  { page: featured, role: 'link', name: 'Contact us', href: '/contact', within },
  ...(
    [
      ['How to choose a university in Belgium', 'university-selection-belgium'],
      ['The hidden costs of studying abroad', 'hidden-costs-studying-abroad'],
      ['How to choose the right consultant', 'choose-right-consultant'],
    ] as const
  ).map(([name, slug]): Expected => ({ page: featured, role: 'link', name, href: `/blog/${slug}`, within })),
]

const countries = (
  [
    ['belgium', 'Belgium', 'Tell us your plans', '/signup?type=student'],
    ['netherlands', 'the Netherlands', 'Tell us your plans', '/signup?type=student'],
    ['luxembourg', 'Luxembourg', 'Tell us your plans', '/signup?type=student'],
    ['germany', 'Germany', 'Talk to us about Germany', '/contact'],
  ] as const
).flatMap(([slug, name, action, href]): Expected[] => {
  const page = `/destinations/${slug}`
  const start = name[0]?.toUpperCase() + name.slice(1)
  return [
    { page, role: 'heading', name: `Study in ${name}` },
    { page, role: 'heading', name: `Why choose ${name}` },
    { page, role: 'heading', name: `${start} at a glance` },
    { page, role: 'heading', name: `Why ${name}` },
    { page, role: 'heading', name: `Life and work in ${name}` },
    { page, role: 'link', name: action, href, within },
  ]
})

const faq: Expected[] = [
  { page: '/faq', role: 'heading', name: 'General and consultation' },
  { page: '/faq', role: 'heading', name: 'Admissions and applications' },
  { page: '/faq', role: 'heading', name: 'Visa and finances' },
  { page: '/faq', role: 'heading', name: 'Living and studying' },
  { page: '/faq', role: 'heading', name: 'Pricing and refunds' },
  {
    page: '/faq',
    role: 'link',
    name: 'Book a free call',
    href: '/contact?offer=free-consultation',
    within,
  },
  { page: '/faq', role: 'link', name: 'Contact us', href: '/contact', within },
]

const legal: Expected[] = [
  { page: '/privacy', role: 'heading', name: 'Privacy policy' },
  { page: '/terms', role: 'heading', name: 'Terms & conditions' },
  { page: '/terms', role: 'link', name: 'Privacy policy', href: '/privacy', within },
]

export const reading: Expected[] = [...about, ...blogs, ...article, ...countries, ...faq, ...legal]
