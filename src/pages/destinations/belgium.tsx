import { CountryBelgium } from '@/components/art/country-belgium'
import { CountryPage, countryGuide } from '@/pages/destinations/country-page'

const Guide = countryGuide(async () => (await import('@/content/destinations/belgium')).belgium)

export function Component() {
  return <CountryPage slug="belgium" Drawing={CountryBelgium} Guide={Guide} />
}
