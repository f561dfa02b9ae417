import { destinations } from '@/content/destinations'
import { paths } from '@/lib/paths'

export type NavLink = { label: string; to: string }
export type NavItem = NavLink | { label: string; links: readonly NavLink[] }

const services: NavLink[] = [
  { label: 'Admission Guidance & Strategy', to: paths.admissionGuidanceStrategy },
  { label: 'During Studies', to: paths.duringStudies },
  { label: 'Post-Study', to: paths.postStudy },
  { label: 'Custom Service Packages', to: paths.services },
  { label: 'Pricing', to: paths.pricing },
]

const whereWeHelp: NavLink[] = destinations.map(({ name, slug }) => ({
  label: name,
  to: paths.destination(slug),
}))

const careerResources: NavLink[] = [{ label: 'Visa-Sponsoring Companies', to: paths.companies }]

/** The menus, in reading order. */
export const navigation: NavItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'About Us', to: paths.about },
  { label: 'Services', links: services },
  { label: 'Where We Help', links: whereWeHelp },
  { label: 'Career Resources', links: careerResources },
  { label: 'Blogs', to: paths.blogs },
  { label: 'FAQ', to: paths.faq },
  { label: 'Contact', to: paths.contact },
  { label: 'Referral Program', to: paths.referral },
]

export const header = {
  skip: 'Skip to the content',
  menus: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  book: 'Book Your Consultation',
  consultant: 'Become a Consultant',
}

export const promo = {
  label: 'Offer',
  text: 'FREE 15-Minute Consultation - No Credit Card Required - Limited Slots Available',
  action: 'Book Now',
}

export const floating = {
  label: 'Ways to reach us',
  book: 'Book FREE Call',
  chat: 'Chat with us on WhatsApp',
}

export const footer = {
  columns: [
    { title: 'Services', links: services },
    { title: 'Where we help', links: whereWeHelp },
    {
      title: 'StudyBridge',
      links: [
        { label: 'About Us', to: paths.about },
        { label: 'Meet the Team', to: paths.consultants },
        { label: 'Blogs', to: paths.blogs },
        { label: 'FAQ', to: paths.faq },
        { label: 'Referral Program', to: paths.referral },
        { label: 'Visa-Sponsoring Companies', to: paths.companies },
        { label: 'Become a Consultant', to: paths.signup },
        { label: 'Sign in', to: paths.login },
      ],
    },
  ],
  contact: 'Contact',
  contactPage: { label: 'Contact Us', to: paths.contact },
  book: 'Book a free call',
  whatsapp: 'WhatsApp',
  social: 'Follow us',
  legal: [
    { label: 'Privacy Policy', to: paths.privacy },
    { label: 'Terms & Conditions', to: paths.terms },
  ],
  rights: 'All rights reserved.',
}

export const breadcrumb = { label: 'You are here', home: 'Home' }
