import { lazy, Suspense } from 'react'
import { ArchDivider } from '@/components/art/arch-divider'
import { CallToAction } from '@/components/layout/call-to-action'
import { Arch } from '@/components/ui/arch'
import { ArchSteps } from '@/components/ui/arch-steps'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'
import { useIdleAfterHydration } from '@/loading/hydration'
import { DestinationCarousel } from '@/pages/home/destination-carousel'
import { Hero } from '@/pages/home/hero'
import { ServiceCarousel } from '@/pages/home/service-carousel'

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
      <CallToAction {...home.closing} />
    </>
  )
}

function HowItWorks() {
  const { title, items } = home.steps
  return (
    <Section tone="ink" title={title} divider={<ArchDivider className="text-paper" />}>
      <ArchSteps steps={items} />
    </Section>
  )
}

function Team() {
  const { title, lead, highlights, book, meet } = home.team
  return (
    <Section title={title} lead={lead}>
      <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {highlights.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Arch tone="sea">
              <Icon name={icon} />
            </Arch>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-3 sm:flex">
        <ButtonLink to={book.to}>{book.label}</ButtonLink>
        <ButtonLink tone="secondary" to={meet.to}>
          {meet.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

// React Query and the reviews are no part of the first load; a lost file costs the section alone.
const VerifiedReviews = lazy(async () => {
  const code = await import('@/pages/home/verified-reviews').catch(() => undefined)
  return { default: code?.VerifiedReviews ?? (() => null) }
})

function Reviews() {
  return <Suspense>{useIdleAfterHydration() && <VerifiedReviews />}</Suspense>
}

function WhyChoose() {
  const { title, items } = home.why
  return (
    <Section title={title}>
      <ul className="grid gap-px overflow-hidden rounded-3xl border border-paper-line bg-paper-line sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ icon, title, text }) => (
          <li key={title} className="bg-paper-white p-6">
            <Icon name={icon} className="size-7 text-marigold-deep" />
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
