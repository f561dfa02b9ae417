import { belgiumDatabase } from '@/content/belgium-database'
import type { CountrySlug } from '@/content/destinations'
import { prices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

const countries: Record<CountrySlug, { count: number; available: boolean }> = {
  belgium: { count: belgiumDatabase.verifiedCompanies, available: true },
  netherlands: { count: 0, available: false },
  luxembourg: { count: 0, available: false },
  germany: { count: 0, available: false },
}

export const companies = {
  lead: 'Large employers for those who need a work permit, one country at a time. We call them visa-sponsoring because they are large enough to sponsor; each decides itself whether it sponsors your permit.',
  countriesTitle: 'Choose a country',
  countries,
  count: (count: number) => `${count} verified companies, each with a careers site of its own`,
  available: 'Available now',
  comingSoon: 'Coming Soon',
  open: { label: 'See companies in Belgium', to: paths.belgiumCompanies },
  inTheMaking: 'We are collecting employers here.',
  notify: 'Notify Me',
  notifyFor: (country: string) => `Notify Me: ${country}`,
  method: {
    title: 'What the list is, and what it is not',
    items: [
      {
        icon: 'circle-check',
        title: 'Established employers',
        text: 'Large companies with a careers site of their own.',
      },
      {
        icon: 'tag',
        title: 'One price in rupees',
        text: `Three companies are free to see. The full database costs ${formatRupees(prices.companyDatabase.shown)}, by UPI or bank transfer.`,
      },
      {
        icon: 'scale',
        title: 'No promise of a visa',
        text: 'Each company decides itself whether it sponsors your permit. Always ask.',
      },
    ],
  },
} as const

/** Texts of the dialog that offers news of a country. */
export const notifyMe = {
  title: (country: string) => `News of the ${country} database`,
  description: 'Leave your name and email address, and we tell you when it is ready.',
  name: 'Your name',
  email: 'Email',
  submit: 'Notify me',
  submitting: 'Submitting...',
}
