import drawing from '@/assets/art/netherlands.svg?inline'
import { netherlands } from '@/content/destinations/netherlands'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => <CountryPage drawing={drawing} destination={netherlands} />
