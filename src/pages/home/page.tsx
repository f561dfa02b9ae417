import { ArchSteps } from '@/components/arch-steps'
import { ArchDivider } from '@/components/art/arch-divider'
import { DrawingInHtml } from '@/components/art/drawing-in-html'
import { CallToAction } from '@/components/call-to-action'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { useIdleAfterHydration } from '@/components/hooks/use-after-hydration'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { useQueryParameters } from '@/components/hooks/use-query'
import { useStore } from '@/components/hooks/use-store'
import { FriendsOffer, ReferralLine } from '@/components/referral-line'
import { Arch } from '@/components/ui/arch'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { friendsCode } from '@/lib/referral-code'
import { onDemand } from '@/loading/on-demand'
import { DestinationCarousel } from '@/pages/home/destination-carousel'
import { ServiceCarousel } from '@/pages/home/service-carousel'
import { VerifiedReviews } from '@/pages/home/verified-reviews'

const heroBridge = onDemand(async () => (await import('@/components/art/hero-bridge')).HeroBridge)

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

function Hero() {
  const { eyebrow, lead, call, consultant, points } = home.hero
  const invited = useQueryParameters().has('ref')
  const greeted = useStore(friendsCode)
  return (
    <section className="container-page grid items-center gap-5 pt-5 pb-12 lg:grid-cols-2 lg:gap-12 lg:pt-14 lg:pb-20">
      <div>
        <div className="grid *:[grid-area:1/1]">
          <p className={cn('font-semibold text-balance text-sea-deep text-sm', greeted && 'invisible')}>
            {eyebrow}
          </p>
          <FriendsOffer className="leading-normal" />
        </div>
        <h1 className="mt-2 sm:mt-3">{usePageMeta().heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-pretty">{lead}</p>
        <div className="mt-6 grid gap-3 sm:flex">
          <FreeCallButton className="text-lg">{call}</FreeCallButton>
          <ButtonLink tone="quiet" to={paths.signup}>
            {consultant}
          </ButtonLink>
        </div>
        <CheckList points={points} className="mt-5 gap-1.5 text-sm [&_li]:gap-2 [&_svg]:w-4" />
      </div>
      <DrawingInHtml
        name="heroBridge"
        code={heroBridge}
        className="mt-3 aspect-[4/3] sm:aspect-[3/2] lg:mt-0"
      />
      <div className="-mt-5 -mb-11 min-h-11 lg:col-span-2 lg:-mt-12">{invited && <ReferralLine />}</div>
    </section>
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

function Reviews() {
  return useIdleAfterHydration() && <VerifiedReviews />
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
