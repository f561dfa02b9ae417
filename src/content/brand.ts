/** Shown until the owner's contact details are set; `npm run launch-check` names the missing ones. */
export const placeholders = {
  email: 'hello@studybridge.example',
  phone: '+32 3 000 00 00',
  whatsapp: '+32 400 00 00 00',
} as const

/** Who we are and how to reach us. The contact facts can be set per deployment; see `.env.example`. */
export const brand = {
  name: 'StudyBridge',
  tagline: 'Connecting students with expert consultants for study abroad.',
  city: 'Antwerp, Belgium',
  email: import.meta.env.VITE_CONTACT_EMAIL || placeholders.email,
  phone: import.meta.env.VITE_CONTACT_PHONE || placeholders.phone,
  whatsapp: import.meta.env.VITE_CONTACT_WHATSAPP || placeholders.whatsapp,
  /** A network without an address is shown as plain text. */
  social: [
    { id: 'instagram', name: 'Instagram', url: import.meta.env.VITE_SOCIAL_INSTAGRAM || null },
    { id: 'linkedin', name: 'LinkedIn', url: import.meta.env.VITE_SOCIAL_LINKEDIN || null },
    { id: 'facebook', name: 'Facebook', url: import.meta.env.VITE_SOCIAL_FACEBOOK || null },
    { id: 'youtube', name: 'YouTube', url: import.meta.env.VITE_SOCIAL_YOUTUBE || null },
  ],
} as const
