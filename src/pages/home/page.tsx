import { ClosingCall } from '@/pages/home/closing-call'
import { DestinationCarousel } from '@/pages/home/destination-carousel'
import { Hero } from '@/pages/home/hero'
import { HowItWorks } from '@/pages/home/how-it-works'
import { Reviews } from '@/pages/home/reviews'
import { ServiceCarousel } from '@/pages/home/service-carousel'
import { Team } from '@/pages/home/team'
import { WhyChoose } from '@/pages/home/why-choose'

export function Component() {
  return (
    <>
      <Hero />
      <ServiceCarousel />
      <DestinationCarousel />
      <HowItWorks />
      <Team />
      <Reviews />
      <WhyChoose />
      <ClosingCall />
    </>
  )
}
