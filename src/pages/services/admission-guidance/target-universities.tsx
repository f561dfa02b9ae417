import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { CountryBelgium } from '@/components/art/country-belgium'
import { CountryGermany } from '@/components/art/country-germany'
import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { CountryNetherlands } from '@/components/art/country-netherlands'
import type { DrawingProps } from '@/components/art/drawing'
import { SourcedList } from '@/components/sourced'
import { Section } from '@/components/ui/section'
import type { DestinationSlug } from '@/content/destinations/types'
import type { AdmissionGuidance } from '@/content/services/admission-guidance'

const drawings: Record<DestinationSlug, ComponentType<DrawingProps>> = {
  belgium: CountryBelgium,
  netherlands: CountryNetherlands,
  luxembourg: CountryLuxembourg,
  germany: CountryGermany,
}

/** Each country with its universities, and how they judge an application. */
export function TargetUniversities({ heading, intro, countries }: AdmissionGuidance['targets']) {
  return (
    <Section title={heading} lead={intro} className="pt-0 sm:pt-0">
      <ul className="grid gap-5 md:grid-cols-2">
        {countries.map(({ slug, name, universities, points, link }) => {
          const Drawing = drawings[slug]
          return (
            <li
              key={slug}
              className="flex flex-col overflow-hidden rounded-t-[4rem] rounded-b-2xl border border-paper-line bg-paper-white"
            >
              <Drawing preserveAspectRatio="xMidYMax slice" className="h-32 w-full" />
              <div className="flex grow flex-col p-5 sm:p-6">
                <h3 className="text-2xl">{name}</h3>
                <p className="mt-2 text-pretty">{universities.join(' · ')}</p>
                <SourcedList facts={points} className="prose mt-4 text-[0.9375rem]" />
                <Link to={link.to} className="link mt-auto self-start pt-3">
                  {link.label}
                </Link>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
