import { type CountrySlug, countryCount } from '@/content/destinations'
import type { DestinationHero } from '@/content/destinations/types'
import { paths } from '@/lib/paths'

export const destinationHeroes: Record<CountrySlug, DestinationHero> = {
  belgium: {
    heading: 'Study in Belgium',
    lead: 'Public universities with moderate fees, many master’s programmes in English, and a full year to look for work after your degree. We work from Antwerp.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  netherlands: {
    heading: 'Study in the Netherlands',
    lead: `A wide choice of programmes in English and a clear way from degree to job. Also the highest tuition of our ${countryCount} countries, and a real shortage of rooms.`,
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  luxembourg: {
    heading: 'Study in Luxembourg',
    lead: 'Very low tuition at one public university, degrees in two or three languages, and employers in finance, law, space and technology. Living here is expensive, and the choice of programmes is small.',
    action: { label: 'Tell us your plans', to: paths.signupStudent },
  },
  germany: {
    heading: 'Study in Germany',
    lead: `Public universities without tuition in most states, many jobs in engineering and IT, and the longest time to look for work of our ${countryCount} countries. The price is planning: papers, account and visa take months.`,
    action: { label: 'Ask us about Germany', to: paths.contact },
  },
}
