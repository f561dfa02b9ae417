import { CountryNetherlands } from '@/components/art/country-netherlands'
import { CountryPage, countryGuide } from '@/pages/destinations/country-page'

const Guide = countryGuide(async () => (await import('@/content/destinations/netherlands')).netherlands)

export function Component() {
  return <CountryPage slug="netherlands" Drawing={CountryNetherlands} Guide={Guide} />
}
