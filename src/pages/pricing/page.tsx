import { HeartHandshake } from 'lucide-react'
import { Link } from 'react-router-dom'
import { CallToAction } from '@/components/layout/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { Arch } from '@/components/ui/arch'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { catalogue } from '@/content/catalogue'
import { pages } from '@/content/pages'
import { prices } from '@/content/prices'
import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'
import { DoItYourself } from '@/pages/pricing/do-it-yourself'
import { Bundles, Sessions } from '@/pages/pricing/offers'

export function Component() {
  return (
    <>
      <PageIntro lead={pricing.lead}>
        <Link to={pages.plan.path} className="link mt-2">
          {pricing.plan}
        </Link>
      </PageIntro>
      <Sessions />
      <Bundles />
      <EarlyBird />
      <DoItYourself />
      <CustomPackage />
      <ReferralBanner />
      <CallToAction {...pricing.closing} />
    </>
  )
}

function EarlyBird() {
  const { title, text, ask } = pricing.earlyBird
  return (
    <section aria-labelledby="early-bird" className="bg-marigold-light">
      <div className="container-page grid items-center gap-3 py-5 md:grid-cols-[1fr_auto] md:gap-8">
        <div>
          <h2 id="early-bird" className="text-lg">
            {title}
          </h2>
          <p className="text-sm">{text}</p>
        </div>
        <ButtonLink tone="secondary" size="small" to={ask.to}>
          {ask.label}
        </ButtonLink>
      </div>
    </section>
  )
}

const cheapest = Math.min(...catalogue.flatMap(({ services }) => services.map(({ price }) => price)))

function CustomPackage() {
  const { title, text, services, ask } = pricing.custom
  return (
    <Section title={title} lead={text(formatRupees(cheapest))} className="pb-10 sm:pb-12">
      <div className="grid gap-3 sm:flex">
        <ButtonLink tone="ink" to={services.to}>
          {services.label}
        </ButtonLink>
        <ButtonLink tone="secondary" to={ask.to}>
          {ask.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

function ReferralBanner() {
  const { title, text, link } = pricing.referral
  const reward = formatRupees(prices.referral)
  return (
    <section aria-labelledby="bring-a-friend" className="container-page pb-6">
      <div className="on-ink grid items-center gap-5 rounded-3xl bg-ink p-6 text-paper sm:p-8 md:grid-cols-[auto_1fr_auto]">
        <Arch size="large">
          <HeartHandshake />
        </Arch>
        <div>
          <h2 id="bring-a-friend" className="text-2xl">
            {title}
          </h2>
          <p className="mt-1.5">{text(reward, reward)}</p>
        </div>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </div>
    </section>
  )
}
