import { CountryGermany } from '@/components/art/country-germany'
import { CountryPage, countryGuide } from '@/pages/destinations/country-page'

const Guide = countryGuide(async () => (await import('@/content/destinations/germany')).germany)

export function Component() {
  return <CountryPage slug="germany" Drawing={CountryGermany} Guide={Guide} />
}
