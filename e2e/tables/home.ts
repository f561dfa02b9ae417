import type { Expected } from './expected'

const page = '/'

export const home: Expected[] = [
  { page, role: 'button', name: 'Get Free Consultation', within: 'main' },
  { page, role: 'link', name: 'Become a Consultant', href: '/signup', within: 'main' },
  ...['Belgium', 'Germany', 'the Netherlands', 'Luxembourg'].map(
    (country): Expected => ({
      page,
      role: 'link',
      name: `Learn More about ${country}`,
      href: `/destinations/${country.replace('the ', '').toLowerCase()}`,
    }),
  ),
  { page, role: 'heading', name: 'Choose a destination' },
  { page, role: 'heading', name: 'Get expert guidance' },
  { page, role: 'heading', name: 'Start your journey' },
  { page, role: 'link', name: 'Book a free call', href: '/contact?offer=free-consultation' },
  { page, role: 'link', name: 'Meet the team', href: '/consultants', within: 'main' },
  { page, role: 'heading', name: 'Why choose StudyBridge' },
  { page, role: 'link', name: 'Book a Session', href: '/contact' },
  { page, role: 'link', name: 'Contact Us', href: '/contact', within: 'main' },
]
