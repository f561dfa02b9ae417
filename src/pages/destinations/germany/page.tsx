import drawing from '@/assets/art/germany.svg?inline'
import { germany } from '@/content/destinations/germany'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => <CountryPage drawing={drawing} destination={germany} />
