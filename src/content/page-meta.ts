export type PageMeta = {
  /** The page's one h1. */
  heading: string
  /** In the browser's tab and in search results. */
  title: string
  /** The path that search engines are to know the page by; its own, unless it has two. */
  canonical?: string
  /** Kept out of search engines and the sitemap. */
  unlisted?: true
}

const page = (heading: string, title: string): PageMeta => ({ heading, title: `${title} | StudyBridge` })
const unlisted = (heading: string, title: string): PageMeta => ({ ...page(heading, title), unlisted: true })

/** What the browser needs to know of each page. Its description is in `page-descriptions.ts`. */
export const pageMeta = {
  home: page(
    'Study or work in Europe, with advice that is on your side',
    'Study in Belgium, the Netherlands, Luxembourg or Germany',
  ),
  about: page('About us', 'About us'),
  contact: page('Contact us', 'Contact us and book a consultation'),
  blogs: page('Blog', 'Blog: studying in Europe, honestly'),
  pricing: page('Pricing & packages', 'Pricing and packages'),
  companies: page('Visa-sponsoring companies', 'Visa-sponsoring companies in Europe'),
  belgiumCompanies: page('Companies in Belgium', 'Belgium companies database'),
  login: unlisted('Sign in', 'Sign in'),
  signup: unlisted('Join StudyBridge', 'Become a consultant or tell us your plans'),
  forgotPassword: unlisted('Forgot your password?', 'Forgot password'),
  services: page('Custom service packages', 'Custom service packages'),
  admissionGuidance: page('Admission guidance & strategy', 'Admission guidance and strategy'),
  duringStudies: page('Support during studies', 'Support during your studies'),
  postStudy: page('Post-study career help', 'Post-study career help'),
  consultants: page('Meet the team', 'Meet our consultants'),
  checkout: unlisted('Checkout', 'Checkout'),
  booking: unlisted('Book your free call', 'Book your free consultation'),
  faq: page('Frequently asked questions', 'Frequently asked questions'),
  referral: page('Refer a friend', 'Referral program'),
  privacy: page('Privacy policy', 'Privacy policy'),
  terms: page('Terms & conditions', 'Terms and conditions'),
  notFound: unlisted('Page not found', 'Page not found'),
} as const satisfies Record<string, PageMeta>
