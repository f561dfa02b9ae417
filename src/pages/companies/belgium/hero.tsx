import { Check } from 'lucide-react'
import { CountryBelgium } from '@/components/art/country-belgium'
import { Breadcrumb } from '@/components/breadcrumb'
import { PageIntro } from '@/components/layout/page-intro'
import { belgiumDatabase } from '@/content/belgium-database'

export function Hero() {
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
      <ul className="mt-5 grid gap-2">
        {hero.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
            {point}
          </li>
        ))}
      </ul>
    </PageIntro>
  )
}
