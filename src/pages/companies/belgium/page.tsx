import { Suspense } from 'react'
import { CountryBelgium } from '@/components/art/country-belgium'
import { Breadcrumb } from '@/components/breadcrumb'
import { CallToAction } from '@/components/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { lazyHydration } from '@/components/lazy-hydration'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { belgiumDatabase } from '@/content/belgium-database'
import { contactPath } from '@/lib/paths'
import { Premium, UnlockCard } from '@/pages/companies/belgium/premium'
import { Preview } from '@/pages/companies/belgium/preview'

const Consultations = lazyHydration(
  'consultations',
  async () => (await import('@/pages/companies/belgium/consultations')).Consultations,
)

export function Component() {
  const { title, text, database, career } = belgiumDatabase.closing
  return (
    <>
      <Hero />
      <Preview />
      <UnlockCard />
      <Premium />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Consultations />
      </Suspense>
      <MoreCountries />
      <CallToAction
        heading={title}
        text={text}
        actions={[
          { label: database, to: contactPath({ service: 'database' }) },
          { label: career, to: contactPath({ consultation: 'career' }) },
        ]}
      />
    </>
  )
}

function Hero() {
  const { breadcrumb, hero } = belgiumDatabase
  return (
    <PageIntro
      above={<Breadcrumb {...breadcrumb} />}
      lead={hero.lead}
      drawing={
        <CountryBelgium
          preserveAspectRatio="xMidYMax slice"
          className="hidden aspect-[320/220] h-auto w-full md:block"
        />
      }
    >
      <CheckList points={hero.points} className="mt-5 gap-2" />
    </PageIntro>
  )
}

function MoreCountries() {
  const { title, countries, text, action } = belgiumDatabase.moreCountries
  return (
    <Section title={title} lead={text}>
      <ul className="flex flex-wrap gap-3">
        {countries.map((country) => (
          <li key={country}>
            <Badge className="px-4 py-2 text-base">{country}</Badge>
          </li>
        ))}
      </ul>
      <ButtonLink tone="secondary" to={contactPath({ subject: 'country-updates' })} className="mt-7">
        {action}
      </ButtonLink>
    </Section>
  )
}
