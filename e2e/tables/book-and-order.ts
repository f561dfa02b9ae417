import { consultant, rupees, shownPrice } from '../content'
import { type Expected, shows } from './expected'

const { button, heading, link, text } = shows
const within = 'main'

const team = '/consultants'
const booking = '/booking/anybody?session=30'
const countries = '/companies'
const belgium = '/companies/belgium'
const newcomer = 'New · 0 reviews · 0 bookings'

export const bookAndOrder: Expected[] = [
  ...(consultant
    ? [
        heading(team, consultant.name),
        heading(team, 'What we check before anyone advises you'),
        ...[consultant.title, consultant.location, ...(consultant.isSample ? [newcomer] : [])].map((name) =>
          text(team, name),
        ),
        heading(team, 'Knows about'),
        ...consultant.sessions.map(({ minutes }) =>
          link(team, new RegExp(`^${minutes} minutes`), `/booking/${consultant?.id}?session=${minutes}`),
        ),
      ]
    : [heading(team, 'Coming Soon!')]),
  link(team, 'Free 15-Minute Consultation', '/contact'),
  link(team, 'See single services', '/services'),
  link(team, 'Contact us', '/contact'),

  ...(consultant ? [{ page: booking, role: 'region', name: 'Your consultant' } as const] : []),
  heading(booking, 'What the free call is'),
  ...[/^Your name/, /^Email/, /^Phone/, /^What would you like/].map(
    (name): Expected => ({ page: booking, role: 'textbox', name }),
  ),
  text(booking, /^Preferred date/),
  text(booking, 'FREE'),
  ...[
    team,
    booking,
    belgium,
    '/pricing',
    '/services',
    '/services/admission-guidance',
    '/services/during-studies',
  ].map((page) => text(page, /The first 15-minute call is free\./)),
  button(booking, 'Confirm my free consultation'),

  heading(belgium, 'All 26 companies by industry'),
  link(countries, 'See companies in Belgium', '/companies/belgium'),
  ...['Netherlands', 'Luxembourg', 'Germany'].flatMap((country) => [
    heading(countries, country),
    button(countries, `Notify Me: ${country}`),
  ]),
  text(countries, 'Coming Soon'),

  { page: belgium, role: 'navigation', name: 'You are here' },
  { page: belgium, role: 'link', name: 'Companies', href: '/companies', within },
  text(belgium, 'Free Access, 3 of 26'),
  text(belgium, 'Verified'),
  heading(belgium, 'Unlock 23 More Verified Belgium Companies'),
  link(belgium, 'See what you get', '/companies/belgium#premium-access'),
  text(belgium, rupees(shownPrice)),
  button(belgium, 'Get Database Access'),
  heading(belgium, 'Career Consultation'),
  heading(belgium, 'Industry Professional Connect'),
  link(belgium, /Career Consultation/, '/contact?consultation=career-consultation'),
  link(belgium, /Industry Professional Connect/, '/contact?consultation=industry-professional-connect'),
  heading(belgium, 'More Countries Coming Soon'),
  link(belgium, 'Ask for country updates', '/contact?subject=country-updates'),
  link(belgium, 'Ask about the database', '/contact?service=database'),
  link(belgium, 'Ask about your career', '/contact?consultation=career'),

  { page: '/referral', role: 'textbox', name: /^Email/ },
  button('/referral', 'Generate my code'),
]
