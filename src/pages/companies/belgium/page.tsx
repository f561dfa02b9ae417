import { Suspense } from 'react'
import { CallToAction } from '@/components/call-to-action'
import { lazyHydration } from '@/components/lazy-hydration'
import { belgiumDatabase } from '@/content/belgium-database'
import { contactPath } from '@/lib/paths'
import { Hero } from '@/pages/companies/belgium/hero'
import { MoreCountries } from '@/pages/companies/belgium/more-countries'
import { Premium } from '@/pages/companies/belgium/premium'
import { Preview } from '@/pages/companies/belgium/preview'
import { UnlockCard } from '@/pages/companies/belgium/unlock-card'

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
