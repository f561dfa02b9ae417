import type { ComponentProps } from 'react'
import belgium from '@/assets/art/belgium.svg'
import germany from '@/assets/art/germany.svg'
import luxembourg from '@/assets/art/luxembourg.svg'
import netherlands from '@/assets/art/netherlands.svg'
import type { CountrySlug } from '@/content/destinations'

const drawings = { belgium, netherlands, luxembourg, germany } satisfies Record<CountrySlug, string>

/** The drawing of a country, 320 by 220. A wider frame shows more of the landscape at its sides. */
export function CountryDrawing({ country, ...props }: ComponentProps<'img'> & { country: CountrySlug }) {
  return <img src={drawings[country]} alt="" width="320" height="220" loading="lazy" {...props} />
}
