import { Icon } from '@/components/icons/icon'
import { CallToAction } from '@/components/layout/call-to-action'
import { ArchSteps } from '@/components/ui/arch-steps'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'
import type { IconKey } from '@/content/types'
import { cn } from '@/lib/cn'
import { useAfterIdle } from '@/loading/hydration'
import { late, useLate } from '@/loading/late'
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
    <Section tone="ink" title={title}>
      <ArchSteps steps={items} />
    </Section>
  )
}

function Team() {
  const { title, highlights, book, meet } = home.team
  return (
    <Section title={title}>
      <Points items={highlights} />
      <div className="mt-5 grid gap-3 sm:mt-8 sm:flex">
        <ButtonLink to={book.to}>{book.label}</ButtonLink>
        <ButtonLink tone="secondary" to={meet.to}>
          {meet.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

const verifiedReviews = late(async () => (await import('@/pages/home/verified-reviews')).VerifiedReviews, {
  isOptional: true,
})

function Reviews() {
  const { code: VerifiedReviews } = useLate(verifiedReviews, useAfterIdle())
  return VerifiedReviews && <VerifiedReviews />
}

function WhyChoose() {
  const { title, items } = home.why
  return (
    <Section title={title}>
      <Points items={items} />
    </Section>
  )
}

type PointsProps = { items: readonly { icon: IconKey; title: string; text: string }[] }

/** A list of points: cards, on a phone lines. */
function Points({ items }: PointsProps) {
  return (
    <ul
      className={cn(
        'grid gap-2.5 sm:grid-cols-2 sm:gap-px sm:overflow-hidden sm:rounded-3xl sm:border sm:border-paper-line sm:bg-paper-line',
        items.length % 3 === 0 ? 'lg:grid-cols-3 print:grid-cols-3' : 'lg:grid-cols-4',
      )}
    >
      {items.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3 sm:block sm:bg-paper-white sm:p-6">
          <Icon name={icon} className="h-lh w-5 shrink-0 text-marigold-deep sm:size-8" />
          <div>
            <h3 className="text-lg sm:mt-2 sm:text-xl">{title}</h3>
            <p className="max-sm:text-[0.9375rem] max-sm:leading-snug sm:mt-1.5">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
