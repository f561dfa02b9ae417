import { CountryBelgium } from '@/components/art/country-belgium'
import { belgium } from '@/content/destinations/belgium'
import { CountryPage } from '@/pages/destinations/country-page'

export function Component() {
  return <CountryPage country={belgium} Drawing={CountryBelgium} />
}
