import { Link } from 'react-router-dom'
import { CountryDrawing } from '@/components/art/country-drawing'
import { Carousel } from '@/components/carousels/carousel'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { comparison } from '@/content/countries/comparison'
import { destinations } from '@/content/destinations'
import { home } from '@/content/home'
import { paths } from '@/lib/paths'

export function DestinationCarousel() {
  const { title, label, slides, more, moreAbout, note } = home.destinations
  return (
    <Section id="destinations" title={title}>
      <Carousel label={label} slides={slides}>
        {({ slug, name, points }) => (
          <Card as="article" size="bare" className="grid h-full content-start gap-4 p-5 sm:gap-6 sm:p-8">
            <CountryDrawing
              country={slug}
              className="aspect-[320/120] h-auto w-full max-w-md sm:aspect-[320/220]"
            />
            <div>
              <h3 className="text-2xl sm:text-3xl">{name}</h3>
              <CheckList points={points} className="mt-3 gap-1.5 sm:gap-3" />
              <ButtonLink tone="secondary" to={paths.destination(slug)} className="mt-4 sm:mt-6">
                <span>
                  {more}
                  <span className="sr-only">{moreAbout(nameInText(slug))}</span>
                </span>
              </ButtonLink>
            </div>
          </Card>
        )}
      </Carousel>
      <p className="mt-3 text-center text-ink-muted text-sm">
        {note}{' '}
        <Link to={`${paths.about}#${comparison.id}`} className="link text-sm">
          {comparison.whole}
        </Link>
      </p>
    </Section>
  )
}

const nameInText = (slug: string) => destinations.find((country) => country.slug === slug)?.nameInText ?? ''
