import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { luxembourg } from '@/content/destinations/luxembourg'
import { CountryPage } from '@/pages/destinations/country-page'

export function Component() {
  return <CountryPage country={luxembourg} Drawing={CountryLuxembourg} />
}
