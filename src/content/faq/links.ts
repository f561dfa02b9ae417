import { contactPath } from '@/content/contact-links'
import { paths } from '@/lib/paths'

export const bookCall = { label: 'Book a free call', to: contactPath({ offer: 'free-consultation' }) }
export const compared = { label: 'Compare all four', to: `${paths.home}#destinations` }
