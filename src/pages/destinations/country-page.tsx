import { type ComponentType, Suspense } from 'react'
import type { DrawingProps } from '@/components/art/drawing'
import { lazyHydration } from '@/components/lazy-hydration'
import { destinationHeroes } from '@/content/destinations/heroes'
import type { Destination, DestinationSlug } from '@/content/destinations/types'
import { CountryHero } from '@/pages/destinations/country-hero'

type CountryPageProps = { slug: DestinationSlug; Drawing: ComponentType<DrawingProps>; Guide: ComponentType }

/** The one layout of the four country pages. */
export function CountryPage({ slug, Drawing, Guide }: CountryPageProps) {
  return (
    <>
      <CountryHero {...destinationHeroes[slug]} Drawing={Drawing} />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Guide />
      </Suspense>
    </>
  )
}

/** A country's own text in the layout that all four share. */
export function countryGuide(load: () => Promise<Destination>) {
  return lazyHydration('glance', async () => {
    const [{ Guide }, country] = await Promise.all([import('@/pages/destinations/guide'), load()])
    return () => <Guide country={country} />
  })
}
