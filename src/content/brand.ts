import { showsSamples } from '@/content/samples'

/** Placeholders for missing contact facts. `npm run launch-check` names the missing ones. */
export const placeholders = {
  email: 'hello@studybridge.example',
  phone: '+32 3 000 00 00',
  whatsapp: '+32 400 00 00 00',
} as const

/** The fact, or its placeholder. In a build for hosting a missing fact is `''`, and pages do not show it. */
function factOrPlaceholder(fact: string | undefined, placeholder: string) {
  if (fact && fact !== placeholder) return fact
  return showsSamples ? placeholder : ''
}

const networks = [
  { id: 'instagram', name: 'Instagram', url: import.meta.env.VITE_SOCIAL_INSTAGRAM },
  { id: 'linkedin', name: 'LinkedIn', url: import.meta.env.VITE_SOCIAL_LINKEDIN },
  { id: 'facebook', name: 'Facebook', url: import.meta.env.VITE_SOCIAL_FACEBOOK },
  { id: 'youtube', name: 'YouTube', url: import.meta.env.VITE_SOCIAL_YOUTUBE },
]

/** The name, the contact facts and the networks of the company. Variables set the contact facts: `.env.example`. */
export const brand = {
  name: 'StudyBridge',
  tagline: 'Connecting students with expert consultants for study abroad.',
  city: 'Antwerp, Belgium',
  /** The same city for search engines, by the fields of schema.org. */
  postalAddress: { addressLocality: 'Antwerp', addressCountry: 'BE' },
  email: factOrPlaceholder(import.meta.env.VITE_CONTACT_EMAIL, placeholders.email),
  phone: factOrPlaceholder(import.meta.env.VITE_CONTACT_PHONE, placeholders.phone),
  whatsapp: factOrPlaceholder(import.meta.env.VITE_CONTACT_WHATSAPP, placeholders.whatsapp),
  social: networks.flatMap(({ url, ...network }) => (url ? { ...network, url } : [])),
} as const
