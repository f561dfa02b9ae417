import { CountryNetherlands } from '@/components/art/country-netherlands'
import { netherlands } from '@/content/destinations/netherlands'
import { CountryPage } from '@/pages/destinations/country-page'

export function Component() {
  return <CountryPage country={netherlands} Drawing={CountryNetherlands} />
}
