import { CountryBelgium } from '@/components/art/country-belgium'
import { CountryGermany } from '@/components/art/country-germany'
import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { CountryNetherlands } from '@/components/art/country-netherlands'
import type { DrawingProps } from '@/components/art/drawing'
import type { DestinationSlug } from '@/content/destinations/types'

const drawings = {
  belgium: CountryBelgium,
  netherlands: CountryNetherlands,
  luxembourg: CountryLuxembourg,
  germany: CountryGermany,
} satisfies Record<DestinationSlug, unknown>

export function CountryDrawing({ country, ...props }: DrawingProps & { country: DestinationSlug }) {
  const Drawing = drawings[country]
  return <Drawing {...props} />
}
