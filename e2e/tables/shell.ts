import { mailLink, telLink } from '../../src/lib/links'
import { brand } from '../content'
import type { Expected } from './expected'

const page = '/faq'
const footer = 'contentinfo'

export const shell: Expected[] = [
  {
    page,
    name: 'FREE 15-Minute Consultation - No Credit Card Required - Limited Slots Available',
  },
  { page, role: 'button', name: 'Book Now' },
  { page, role: 'button', name: 'Book FREE Call' },
  { page, role: 'link', name: 'Chat with us on WhatsApp', href: /^https:\/\/wa\.me\/\d+\?text=Hello/ },
  { page, role: 'button', name: 'Book a free call', within: footer },
  { page, name: 'Connecting students with expert consultants for study abroad.', within: footer },
  { page, name: 'Antwerp, Belgium', within: footer },
  {
    page,
    role: 'link',
    name: brand.email,
    href: mailLink(brand.email),
    within: footer,
  },
  { page, role: 'link', name: brand.phone, href: telLink(brand.phone), within: footer },
  { page, role: 'link', name: /^WhatsApp \+32/, href: /^https:\/\/wa\.me\/\d+\?text=/, within: footer },
  { page, name: 'Instagram', within: footer },
  { page, name: 'LinkedIn', within: footer },
  { page, name: /^© \d{4} StudyBridge\./, within: footer },
  ...(
    [
      ['Admission Guidance & Strategy', '/services/admission-guidance'],
      ['During Studies', '/services/during-studies'],
      ['Post-Study', '/services/post-study'],
      ['Custom Service Packages', '/services'],
      ['Pricing', '/pricing'],
      ['Belgium', '/destinations/belgium'],
      ['Netherlands', '/destinations/netherlands'],
      ['Luxembourg', '/destinations/luxembourg'],
      ['Germany', '/destinations/germany'],
      ['About Us', '/about'],
      ['Meet the Team', '/consultants'],
      ['Blogs', '/blogs'],
      ['FAQ', '/faq'],
      ['Referral Program', '/referral'],
      ['Visa-Sponsoring Companies', '/companies'],
      ['Become a Consultant', '/signup'],
      ['Sign in', '/login'],
      ['Contact Us', '/contact'],
      ['Privacy Policy', '/privacy'],
      ['Terms & Conditions', '/terms'],
    ] as const
  ).map(([name, href]): Expected => ({ page, role: 'link', name, href, within: footer })),
]
