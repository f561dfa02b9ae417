import { destinationPages, pages } from '@/content/pages'
import type { Link } from '@/content/types'
import { paths } from '@/lib/paths'

const linkTo = ({ label, path }: { label: string; path: string }): Link => ({ label, to: path })

const services = [
  pages.admissionGuidance,
  pages.duringStudies,
  pages.postStudy,
  pages.services,
  pages.pricing,
].map(linkTo)

const whereWeHelp = [...destinationPages, pages.plan].map(linkTo)

/** The menus, in reading order. */
export const navigation: NavItem[] = [
  linkTo(pages.home),
  linkTo(pages.about),
  { label: 'Services', links: services },
  linkTo(pages.pricing),
  { label: 'Where We Help', links: whereWeHelp },
  { ...linkTo(pages.plan), phoneOnly: true },
  { label: 'Career Resources', links: [linkTo(pages.companies)] },
  linkTo(pages.blogs),
  linkTo(pages.faq),
  linkTo(pages.contact),
  linkTo(pages.referral),
]

export const header = {
  skip: 'Skip to the content',
  menus: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  book: 'Book Your Consultation',
  consultant: pages.signup.label,
}

export const promo = {
  label: 'Offer',
  freeCall: 'FREE 15-Minute Consultation',
  noCard: 'No Credit Card Required',
  limitedSlots: 'Limited Slots Available',
  action: 'Book Now',
}

export const floating = {
  label: 'Ways to reach us',
  book: 'Book FREE Call',
  chat: 'Chat with us on WhatsApp',
  whatsapp: 'WhatsApp',
}

export const footer = {
  columns: [
    { title: 'Services', links: services },
    { title: 'Where we help', links: whereWeHelp },
    {
      title: 'StudyBridge',
      links: [
        pages.about,
        pages.consultants,
        pages.blogs,
        pages.faq,
        pages.referral,
        pages.companies,
        pages.signup,
      ].map(linkTo),
    },
  ],
  contact: 'Contact',
  book: 'Book a free call',
  whatsapp: 'WhatsApp',
  social: 'Follow us',
  legal: [{ label: 'Contact Us', to: paths.contact }, ...[pages.privacy, pages.terms].map(linkTo)],
  rights: 'All rights reserved.',
}

/** Texts at the end of a printed page. */
export const printed = { sources: 'Sources' }

export const breadcrumb = { label: 'You are here', home: pages.home.label }

/** A link that is `phoneOnly` stands in a menu on wide screens. */
export type NavItem = (Link & { phoneOnly?: true }) | { label: string; links: readonly Link[] }
