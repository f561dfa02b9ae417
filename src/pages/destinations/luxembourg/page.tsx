import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { luxembourg } from '@/content/destinations/luxembourg'
import { CountryPage } from '@/pages/destinations/country-page'

export const Component = () => (
  <CountryPage slug="luxembourg" Drawing={CountryLuxembourg} country={luxembourg} />
)
