import { Suspense } from 'react'
import { PageIntro } from '@/components/layout/page-intro'
import { lazyPart } from '@/components/lazy-part'
import { companies } from '@/content/companies'
import { WhatTheListIs } from '@/pages/companies/what-the-list-is'

// The four drawings are a tenth of the page's script.
const CountryCards = lazyPart(
  'countries',
  async () => (await import('@/pages/companies/country-cards')).CountryCards,
)

export function Component() {
  return (
    <>
      <PageIntro lead={companies.lead} />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <CountryCards />
      </Suspense>
      <WhatTheListIs />
    </>
  )
}
