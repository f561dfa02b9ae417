import { PageIntro } from '@/components/layout/page-intro'
import { companies } from '@/content/companies'
import { CountryCards } from '@/pages/companies/country-cards'
import { WhatTheListIs } from '@/pages/companies/what-the-list-is'

export function Component() {
  return (
    <>
      <PageIntro lead={companies.lead} />
      <CountryCards />
      <WhatTheListIs />
    </>
  )
}
