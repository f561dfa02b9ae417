import drawing from '@/assets/art/luxembourg.svg?inline'
import { luxembourg } from '@/content/destinations/luxembourg'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => <CountryPage drawing={drawing} destination={luxembourg} />
