import { CountryDrawing } from '@/components/art/country-drawing'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { Breadcrumb } from '@/components/layout/breadcrumb'
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
    <header className="container-page grid items-center gap-6 pt-6 pb-10 md:grid-cols-[1.3fr_1fr] md:gap-8 lg:gap-14 lg:pt-12">
      <div>
        <Breadcrumb {...breadcrumb} />
        <h1>{usePageMeta().heading}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">{hero.lead}</p>
        <CheckList points={hero.points} className="mt-5 gap-2" />
      </div>
      <CountryDrawing country="belgium" className="hidden aspect-[320/220] h-auto w-full md:block" />
    </header>
  )
}
