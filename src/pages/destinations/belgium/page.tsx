import drawing from '@/assets/art/belgium.svg?inline'
import { belgium } from '@/content/destinations/belgium'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => <CountryPage drawing={drawing} destination={belgium} />
