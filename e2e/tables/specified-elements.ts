import { mailLink, telLink } from '../../src/lib/links'
import { belgiumDatabase, brand, consultant, prices, rupees } from '../support/content'

/** An element that the specification names on a page. */
type SpecifiedElement = {
  role?: 'link' | 'button' | 'heading' | 'navigation' | 'textbox' | 'region' | 'group'
  name: string | RegExp
  /** The `href` of a link. */
  href?: string | RegExp
  /** The landmark that contains it. */
  within?: 'contentinfo' | 'main'
}

type Name = SpecifiedElement['name']

const inMain =
  (role?: NonNullable<SpecifiedElement['role']>) =>
  (...names: Name[]): SpecifiedElement[] =>
    names.map((name) => ({ name, within: 'main', ...(role && { role }) }))

const texts = inMain()
const headings = inMain('heading')
const buttons = inMain('button')
const fields = inMain('textbox')
const groups = inMain('group')
const link = (name: Name, href: string | RegExp): SpecifiedElement => ({
  role: 'link',
  name,
  href,
  within: 'main',
})
/** Links by their text. */
const links = (all: Record<string, string>) => Object.entries(all).map(([name, href]) => link(name, href))
const inFooter = (all: SpecifiedElement[]) =>
  all.map((each): SpecifiedElement => ({ ...each, within: 'contentinfo' }))

const { verifiedCompanies } = belgiumDatabase

const freeCall = texts(/The first 15-minute call is free\./)

const shell: SpecifiedElement[] = [
  { name: 'FREE 15-Minute Consultation - No Credit Card Required - Limited Slots Available' },
  { role: 'button', name: 'Book Now' },
  { role: 'button', name: 'Book FREE Call' },
  { role: 'link', name: 'Chat with us on WhatsApp', href: /^https:\/\/wa\.me\/\d+\?text=Hello/ },
  ...inFooter([
    ...buttons('Book a free call'),
    ...texts('Connecting students with expert consultants for study abroad.', 'Antwerp, Belgium'),
    ...texts(/^© \d{4} StudyBridge\./),
    link(/^WhatsApp \+32/, /^https:\/\/wa\.me\/\d+\?text=/),
    ...links({
      [brand.email]: mailLink(brand.email),
      [brand.phone]: telLink(brand.phone),
      'Admission Guidance & Strategy': '/services/admission-guidance',
      'During Studies': '/services/during-studies',
      'Post-Study': '/services/post-study',
      'Custom Service Packages': '/services',
      Pricing: '/pricing',
      Belgium: '/destinations/belgium',
      Netherlands: '/destinations/netherlands',
      Luxembourg: '/destinations/luxembourg',
      Germany: '/destinations/germany',
      'What It Costs': '/plan',
      'About Us': '/about',
      'Meet the Team': '/consultants',
      Blogs: '/blogs',
      FAQ: '/faq',
      'Referral Program': '/referral',
      'Visa-Sponsoring Companies': '/companies',
      'Become a Consultant': '/signup',
      'Contact Us': '/contact',
      'Privacy Policy': '/privacy',
      'Terms & Conditions': '/terms',
    }),
  ]),
]

const admission = [
  ...headings('Admission guidance & strategy', 'What we do', 'How it works, in four steps', 'What you get'),
  ...headings('Belgium', 'Netherlands', 'Luxembourg', 'Germany'),
  ...freeCall,
  ...links({
    'Ask about admission guidance': '/contact?service=admission-guidance',
    'Book 30 minutes': '/contact?service=admission-guidance&duration=30min',
    [`Book the package, ${rupees(prices.packages.admissionGuidance)}`]:
      '/contact?service=admission-guidance&type=package',
  }),
]

const destination = (name: string, action: string, href: string) => [
  ...headings(`Study in ${name}`, `Why choose ${name}`, 'Six reasons', `Life and work in ${name}`),
  ...headings(`${name[0]?.toUpperCase()}${name.slice(1)} at a glance`),
  link(action, href),
]

const team = consultant
  ? [
      ...headings(consultant.name, 'What we check before anyone advises you', 'Knows about'),
      ...texts(consultant.title, consultant.location),
      ...(consultant.isSample ? texts('New · 0 reviews · 0 bookings') : []),
      ...consultant.sessions.map(({ minutes }) =>
        link(new RegExp(`^${minutes} minutes`), `/booking/${consultant?.id}?session=${minutes}`),
      ),
    ]
  : headings('Coming Soon!')

/** Everything that the specification names, page by page. */
export const specifiedElements: Record<string, SpecifiedElement[]> = {
  '/': [
    ...buttons('Get Free Consultation'),
    ...headings(
      'Choose a destination',
      'Get expert guidance',
      'Start your journey',
      'Why choose StudyBridge',
    ),
    ...links({
      'Become a Consultant': '/signup',
      'Learn More about Belgium': '/destinations/belgium',
      'Learn More about Germany': '/destinations/germany',
      'Learn More about the Netherlands': '/destinations/netherlands',
      'Learn More about Luxembourg': '/destinations/luxembourg',
      'Book a free call': '/contact?offer=free-consultation',
      'Meet the team': '/consultants',
      'Book a Session': '/contact?session=30minutes',
      'Contact Us': '/contact',
    }),
  ],
  '/about': [
    ...headings('Our mission', 'Our vision', 'Mission-Driven', 'Student-Centric', 'Global Perspective'),
    ...headings('Excellence', /^Why these \w+ countries$/),
  ],
  '/blogs': [
    ...buttons('All Posts', 'Study Tips', 'Student Life', 'Career Advice', 'Financial Aid', 'Admissions'),
    ...buttons('Academic'),
    ...texts('Featured article'),
    ...headings('More articles coming soon'),
    link(/^Read the article/, '/blog/commission-game-study-abroad-choices'),
    link('Ask for the newsletter', '/contact'),
  ],
  '/blog/commission-game-study-abroad-choices': [
    { role: 'navigation', name: 'You are here' },
    ...texts('8 minute read', 'April 2, 2025', 'Industry Insights'),
    ...links({
      Home: '/',
      Blog: '/blogs',
      'Meet our consultants': '/consultants',
      'Contact us': '/contact',
      'How to choose a university in Belgium': '/blog/university-selection-belgium',
      'The hidden costs of studying abroad': '/blog/hidden-costs-studying-abroad',
      'How to choose the right consultant': '/blog/choose-right-consultant',
    }),
  ],
  '/destinations/belgium': destination('Belgium', 'Tell us your plans', '/signup?type=student'),
  '/destinations/netherlands': destination('the Netherlands', 'Tell us your plans', '/signup?type=student'),
  '/destinations/luxembourg': destination('Luxembourg', 'Tell us your plans', '/signup?type=student'),
  '/destinations/germany': destination('Germany', 'Ask us about Germany', '/contact'),
  '/faq': [
    ...shell,
    ...headings('General and consultation', 'Admissions and applications', 'Visa and finances'),
    ...headings('Living and studying', 'Pricing and refunds'),
    link('Book a free call', '/contact?offer=free-consultation'),
    link('Contact us', '/contact'),
  ],
  '/privacy': headings('Privacy policy'),
  '/terms': [...headings('Terms & conditions'), link('Privacy policy', '/privacy')],
  '/contact': [
    ...fields(/Your name/, /Email/, /Your message/),
    ...buttons('Send message'),
    link(brand.email, mailLink(brand.email)),
    link(brand.phone, telLink(brand.phone)),
    ...texts('Antwerp, Belgium', /Monday to Friday 9:00 to 17:00 Central European Time/),
    // specification.spec.ts sets the clock to early New Year's Day, a Friday and public holiday.
    ...texts('Closed at the weekend and on Belgian public holidays.', 'Opens Monday 1:30 pm'),
    ...texts('How fast do you answer?', 'What does the first call cost?', 'What should I tell you?'),
    ...texts('Who will advise me?'),
  ],
  '/pricing': [
    ...headings('Early bird: the first 50 users get 20% off'),
    link('Book a free call', '/contact?session=15minutes'),
    link('Book a free call', '/contact?offer=free-consultation'),
    ...texts('Belgium company database access', 'Payment in 3 instalments'),
    ...freeCall,
    ...links({
      'Book Focused Session': '/contact?session=30minutes',
      'Book Comprehensive': '/contact?session=60minutes',
      'Ask for Starter Pack': '/contact?package=bundle',
      'Ask for Growth Pack': '/contact?package=bundle',
      'Ask for Complete Journey': '/contact?package=bundle',
      'Ask for something else': '/contact?service=custom',
      'Ask a question': '/contact',
      'Get your referral code': '/referral',
    }),
  ],
  '/services': [
    ...groups('Consultation sessions', 'University admissions', 'Application documents'),
    ...groups('Arrival and housing', 'Healthcare and safety', 'Banking and finance', 'Career'),
    ...freeCall,
    link('Meet the consultants', '/consultants'),
  ],
  '/services/admission-guidance': admission,
  '/services/admission-guidance-strategy': admission,
  '/services/during-studies': [
    ...headings('How we support you', 'Common problems, and what helps', 'A semester, week by week'),
    ...freeCall,
    ...links({
      'Ask about study support': '/contact?service=during-studies',
      'Book 30 minutes': '/contact?service=during-studies&duration=30min',
      [`Book the package, ${rupees(prices.packages.duringStudies)}/semester`]:
        '/contact?service=during-studies&type=package',
    }),
  ],
  '/services/post-study': [
    ...headings('What we work on with you', 'Three good ways to go on'),
    ...texts(/stay in Europe/i, /return to India/i, /go global/i),
    ...headings('Why work with us', 'How it works, in four steps'),
    link('See companies in Belgium', '/companies'),
  ],
  '/checkout': [
    ...headings('No Services Selected'),
    ...texts('Please go back to the services page and select the services you need.'),
    link('Back to the services', '/services'),
  ],
  '/checkout?services=sop-review': [
    ...fields(/^Your name/, /^Phone/, /^Email/, /^Anything we should know/),
    ...headings('Order summary', 'How you pay'),
    ...texts('Your payment reference'),
  ],
  '/consultants': [
    ...team,
    ...freeCall,
    ...links({
      'Free 15-Minute Consultation': '/contact',
      'See single services': '/services',
      'Contact us': '/contact',
    }),
  ],
  '/booking/anybody?session=30': [
    ...(consultant ? [{ role: 'region', name: 'Your consultant' } as const] : []),
    ...headings('What the free call is'),
    ...fields(/^Your name/, /^Email/, /^Phone/, /^What would you like/),
    ...texts(/^Preferred date/, 'FREE'),
    ...freeCall,
    ...buttons('Ask for my call'),
  ],
  '/companies': [
    ...headings('Netherlands', 'Luxembourg', 'Germany'),
    ...buttons('Notify Me: Netherlands', 'Notify Me: Luxembourg', 'Notify Me: Germany'),
    ...texts('Coming Soon'),
    link('See companies in Belgium', '/companies/belgium'),
  ],
  '/companies/belgium': [
    { role: 'navigation', name: 'You are here' },
    ...headings(`All ${verifiedCompanies} companies by industry`),
    ...headings(`Unlock ${verifiedCompanies - 3} More Verified Belgium Companies`),
    ...headings('Career Consultation', 'Industry Professional Connect', 'More Countries Coming Soon'),
    ...texts(`Free Access, 3 of ${verifiedCompanies}`, 'Verified', rupees(prices.companyDatabase.shown)),
    ...freeCall,
    ...buttons('Get Database Access'),
    link(/Career Consultation/, '/contact?consultation=career-consultation'),
    link(/Industry Professional Connect/, '/contact?consultation=industry-professional-connect'),
    ...links({
      Companies: '/companies',
      'See what you get': '/companies/belgium#premium-access',
      'Ask for country updates': '/contact?subject=country-updates',
      'Ask about the database': '/contact?service=database',
      'Ask about your career': '/contact?consultation=career',
    }),
  ],
  '/referral': [...fields(/^Email/), ...buttons('Generate my code')],
  '/signup': links({
    'Start Application': '/signup?type=consultant',
    'Book a Consultation Session': '/contact',
    'Sign in': '/login',
  }),
  '/signup?type=student': [
    ...texts('Step 1/4'),
    ...headings(/Basic Information$/),
    ...buttons('Back', 'Next'),
  ],
  '/signup?type=student&step=2': [...texts('Step 2/4'), ...headings(/Academic Background$/)],
  '/signup?type=student&step=3': [...texts('Step 3/4'), ...headings(/Study Preferences$/)],
  '/signup?type=student&step=4': [
    ...texts('Step 4/4'),
    ...headings(/Timeline & Goals$/),
    ...buttons('Previous', 'Complete Registration'),
  ],
  '/signup?type=consultant': headings(/Basic Information$/),
  '/signup?type=consultant&step=2': headings(/Professional Details$/),
  '/signup?type=consultant&step=3': headings(/Expertise Areas$/),
  '/signup?type=consultant&step=4': [
    ...headings(/Business Information$/),
    ...buttons('Complete Registration'),
  ],
  '/login': [
    ...fields('Email'),
    ...buttons('Show password', 'Sign in'),
    ...links({ 'Forgot your password?': '/forgot-password', 'Create an account': '/signup' }),
  ],
  '/forgot-password': [...fields('Email'), ...buttons('Send reset link'), link('Back to sign in', '/login')],
  '/404': [link('Back to home', '/')],
}
