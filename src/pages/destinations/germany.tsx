import { CountryGermany } from '@/components/art/country-germany'
import { germany } from '@/content/destinations/germany'
import { CountryPage } from '@/pages/destinations/country-page'

export function Component() {
  return <CountryPage country={germany} Drawing={CountryGermany} />
}
