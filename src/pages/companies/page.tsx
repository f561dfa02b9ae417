import { Suspense } from 'react'
import { PageIntro } from '@/components/layout/page-intro'
import { lazyHydration } from '@/components/lazy-hydration'
import { companies } from '@/content/companies'
import { CountryCards } from '@/pages/companies/country-cards'

const WhatTheListIs = lazyHydration(
  'what-the-list-is',
  async () => (await import('@/pages/companies/what-the-list-is')).WhatTheListIs,
)

export function Component() {
  return (
    <>
      <PageIntro lead={companies.lead} />
      <CountryCards />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <WhatTheListIs />
      </Suspense>
    </>
  )
}
