import { CountryDrawing } from '@/components/art/country-drawing'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { CheckList } from '@/components/ui/check-list'
import { belgiumDatabase } from '@/content/belgium-database'
import { Premium, UnlockCard } from '@/pages/companies/belgium/premium'
import { Preview } from '@/pages/companies/belgium/preview'
import { RelatedOffers } from '@/pages/companies/belgium/related-offers'

export function Component() {
  return (
    <>
      <Hero />
      <Preview />
      <UnlockCard />
      <Premium />
      <RelatedOffers />
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
        <CountryDrawing country="belgium" className="hidden aspect-[320/220] h-auto w-full md:block" />
      }
    >
      <CheckList points={hero.points} className="mt-5 gap-2" />
    </PageIntro>
  )
}
