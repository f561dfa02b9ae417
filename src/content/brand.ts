/** Who we are and how to reach us. The contact facts can be set per deployment; see `.env.example`. */
export const brand = {
  name: 'StudyBridge',
  tagline: 'Connecting students with expert consultants for study abroad.',
  city: 'Antwerp, Belgium',
  email: import.meta.env.VITE_CONTACT_EMAIL || 'hello@studybridge.example',
  phone: import.meta.env.VITE_CONTACT_PHONE || '+32 3 000 00 00',
  whatsapp: import.meta.env.VITE_CONTACT_WHATSAPP || '+32 400 00 00 00',
  /** A network without an address is shown as plain text. */
  social: [
    { id: 'instagram', name: 'Instagram', url: import.meta.env.VITE_SOCIAL_INSTAGRAM || null },
    { id: 'linkedin', name: 'LinkedIn', url: import.meta.env.VITE_SOCIAL_LINKEDIN || null },
    { id: 'facebook', name: 'Facebook', url: import.meta.env.VITE_SOCIAL_FACEBOOK || null },
    { id: 'youtube', name: 'YouTube', url: import.meta.env.VITE_SOCIAL_YOUTUBE || null },
  ],
} as const
