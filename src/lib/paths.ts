/** Every URL of the site. Nothing else spells one out. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  blogs: '/blogs',
  blogArticle: (slug: string) => `/blog/${slug}`,
  pricing: '/pricing',
  companies: '/companies',
  belgiumCompanies: '/companies/belgium',
  login: '/login',
  signup: '/signup',
  signupStudent: '/signup?type=student',
  signupConsultant: '/signup?type=consultant',
  signupStep: (type: string, step: number) => `/signup?type=${type}&step=${step}`,
  forgotPassword: '/forgot-password',
  destination: (slug: string) => `/destinations/${slug}`,
  services: '/services',
  admissionGuidance: '/services/admission-guidance',
  admissionGuidanceStrategy: '/services/admission-guidance-strategy',
  duringStudies: '/services/during-studies',
  postStudy: '/services/post-study',
  consultants: '/consultants',
  checkout: '/checkout',
  checkoutOf: (serviceIds: readonly string[], total: number) =>
    `/checkout?services=${serviceIds.join(',')}&total=${total}`,
  bookingPage: '/booking',
  booking: (consultantId: string) => `/booking/${consultantId}`,
  bookingSession: (consultantId: string, minutes: number) => `/booking/${consultantId}?session=${minutes}`,
  faq: '/faq',
  referral: '/referral',
  invited: (code: string) => `/?ref=${code}`,
  privacy: '/privacy',
  terms: '/terms',
} as const

type ContactQuery = Partial<
  Record<
    'offer' | 'session' | 'package' | 'service' | 'duration' | 'type' | 'consultation' | 'subject',
    string
  >
>

export function contactPath(query: ContactQuery) {
  return `${paths.contact}?${new URLSearchParams(query)}`
}

/** A title as it appears in a URL: `Admission Guidance & Strategy` is `admission-guidance-strategy`. */
export function slugOf(title: string) {
  return title.toLowerCase().replaceAll(' & ', '-').replaceAll(' ', '-')
}
