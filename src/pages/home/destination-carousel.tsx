import { CountryDrawing } from '@/components/art/country-drawing'
import { Carousel } from '@/components/carousels/carousel'
import { Comparison } from '@/components/pictures/comparison'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { comparison } from '@/content/countries/comparison'
import { destinations } from '@/content/destinations'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'

export function DestinationCarousel() {
  const { title, lead, label, slides, more, moreAbout, note, table } = home.destinations
  return (
    <Section id="destinations" title={title} lead={lead}>
      <Carousel label={label} slides={slides}>
        {({ slug, name, points }) => (
          <Card as="article" size="bare" className="grid h-full content-start gap-6 p-6 pb-8 sm:p-8">
            <CountryDrawing country={slug} className="aspect-[320/220] h-auto w-full max-w-md" />
            <div>
              <h3 className="text-3xl">{name}</h3>
              <CheckList points={points} className="mt-4 gap-3" />
              <ButtonLink tone="secondary" to={paths.destination(slug)} className="mt-6">
                <span>
                  {more}
                  <span className="sr-only">{moreAbout(nameInText(slug))}</span>
                </span>
              </ButtonLink>
            </div>
          </Card>
        )}
      </Carousel>
      <p className="mt-6 text-center text-ink-muted text-sm">{note}</p>
      <h3 className="mt-12 text-2xl sm:text-3xl">{table}</h3>
      <p className="mt-2 mb-6 max-w-2xl text-pretty">{comparison.lead}</p>
      <Comparison />
    </Section>
  )
}

const nameInText = (slug: string) => destinations.find((country) => country.slug === slug)?.nameInText ?? ''
