import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { CountryPage, countryGuide } from '@/pages/destinations/country-page'

const Guide = countryGuide(async () => (await import('@/content/destinations/luxembourg')).luxembourg)

export function Component() {
  return <CountryPage slug="luxembourg" Drawing={CountryLuxembourg} Guide={Guide} />
}
