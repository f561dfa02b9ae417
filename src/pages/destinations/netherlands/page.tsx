import { CountryNetherlands } from '@/components/art/country-netherlands'
import { netherlands } from '@/content/destinations/netherlands'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => (
  <CountryPage slug="netherlands" Drawing={CountryNetherlands} country={netherlands} />
)
