import { lazy, Suspense } from 'react'
import { PageIntro } from '@/components/layout/page-intro'
import { companies } from '@/content/companies'
import { loadTwice } from '@/lib/load'
import { CountryCards } from '@/pages/companies/country-cards'

const WhatTheListIs = lazy(async () => ({
  default: (await loadTwice(() => import('@/pages/companies/what-the-list-is'))).WhatTheListIs,
}))

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
