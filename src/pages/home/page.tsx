import { Suspense } from 'react'
import { CallToAction } from '@/components/call-to-action'
import { lazyHydration } from '@/components/lazy-hydration'
import { home } from '@/content/home'
import { Hero } from '@/pages/home/hero'
import { HowItWorks } from '@/pages/home/how-it-works'
import { Reviews } from '@/pages/home/reviews'
import { ServiceCarousel } from '@/pages/home/service-carousel'
import { Team } from '@/pages/home/team'
import { WhyChoose } from '@/pages/home/why-choose'

const DestinationCarousel = lazyHydration(
  'destinations',
  async () => (await import('@/pages/home/destination-carousel')).DestinationCarousel,
)

export function Component() {
  return (
    <>
      <Hero />
      <ServiceCarousel />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <DestinationCarousel />
      </Suspense>
      <HowItWorks />
      <Team />
      <Reviews />
      <WhyChoose />
      <CallToAction {...home.closing} />
    </>
  )
}
