import { CountryGermany } from '@/components/art/country-germany'
import { germany } from '@/content/destinations/germany'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => <CountryPage slug="germany" Drawing={CountryGermany} country={germany} />
