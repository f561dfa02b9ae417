import { CountryBelgium } from '@/components/art/country-belgium'
import { belgium } from '@/content/destinations/belgium'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => <CountryPage slug="belgium" Drawing={CountryBelgium} country={belgium} />
