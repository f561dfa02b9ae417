import { Check } from 'lucide-react'
import { CountryBelgium } from '@/components/art/country-belgium'
import { CountryGermany } from '@/components/art/country-germany'
import { CountryLuxembourg } from '@/components/art/country-luxembourg'
import { CountryNetherlands } from '@/components/art/country-netherlands'
import { Carousel } from '@/components/carousels/carousel'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'

const drawings = {
  belgium: CountryBelgium,
  germany: CountryGermany,
  netherlands: CountryNetherlands,
  luxembourg: CountryLuxembourg,
}

export function DestinationCarousel() {
  const { title, lead, label, slides, more, note } = home.destinations
  return (
    <Section id="destinations" title={title} lead={lead}>
      <Carousel label={label} slides={slides}>
        {({ slug, name, points }) => {
          const Drawing = drawings[slug]
          return (
            <article className="grid h-full items-center gap-6 rounded-3xl border border-paper-line bg-paper-white p-6 pb-8 sm:p-10 md:grid-cols-2 md:gap-12">
              <Drawing className="aspect-[320/220] h-auto w-full" />
              <div>
                <h3 className="text-3xl">{name}</h3>
                <ul className="mt-4 grid gap-3">
                  {points.map((point) => (
                    <li key={point} className="flex gap-3">
                      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
                      {point}
                    </li>
                  ))}
                </ul>
                <ButtonLink
                  tone="secondary"
                  to={paths.destination(slug)}
                  aria-label={`${more}: ${name}`}
                  className="mt-6"
                >
                  {more}
                </ButtonLink>
              </div>
            </article>
          )
        }}
      </Carousel>
      <p className="mt-6 text-center text-ink-muted text-sm">{note}</p>
    </Section>
  )
}
