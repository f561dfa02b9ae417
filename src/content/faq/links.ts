import { contactPath } from '@/content/contact-links'
import { comparison } from '@/content/countries/comparison'
import { countryCount } from '@/content/destinations'
import { paths } from '@/lib/paths'

export const bookCall = { label: 'Book a free call', to: contactPath({ offer: 'free-consultation' }) }
export const compared = { label: `Compare all ${countryCount}`, to: `${paths.about}#${comparison.id}` }
