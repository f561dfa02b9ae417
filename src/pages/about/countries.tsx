import { CountryBelgium } from '@/components/art/country-belgium'
import { CountryGermany } from '@/components/art/country-germany'
import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { CountryNetherlands } from '@/components/art/country-netherlands'
import { SourcedText } from '@/components/sourced'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { about } from '@/content/about'

const drawings = {
  belgium: CountryBelgium,
  netherlands: CountryNetherlands,
  luxembourg: CountryLuxembourg,
  germany: CountryGermany,
}

export function Countries() {
  const { heading, intro, cards, together } = about.countries
  return (
    <Section id="countries" title={heading} lead={intro}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ slug, title, link, ...fact }) => {
          const Drawing = drawings[slug]
          return (
            <li
              key={slug}
              className="flex flex-col overflow-hidden rounded-t-[3rem] rounded-b-3xl border border-paper-line bg-paper-white"
            >
              <Drawing
                preserveAspectRatio="xMidYMax slice"
                className="aspect-[5/2] h-auto w-full border-paper-line border-b"
              />
              <div className="flex grow flex-col items-start p-6">
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 mb-5">
                  <SourcedText fact={fact} />
                </p>
                <ButtonLink tone="secondary" size="small" to={link.to} className="mt-auto">
                  {link.label}
                </ButtonLink>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-8 max-w-3xl text-lg">{together}</p>
    </Section>
  )
}
