import { Link } from 'react-router-dom'
import { CountryDrawing } from '@/components/art/country-drawing'
import { Carousel } from '@/components/carousels/carousel'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { comparison } from '@/content/countries/comparison'
import { rowsByCountry } from '@/content/destinations'
import { home } from '@/content/home'
import { countryCosts } from '@/domain/plan/country-costs'
import { defaultQuery } from '@/domain/plan/plan-query'
import { formatLakh } from '@/lib/lakh'
import { paths } from '@/lib/paths'

export function DestinationCarousel() {
  const { title, label, slides, firstYear, more, moreAbout, note } = home.destinations
  return (
    <Section id="destinations" title={title}>
      <Carousel
        label={label}
        slides={rowsByCountry(slides)}
        // 33.4%, because Embla loops only if three slides fill the screen. `17rem` leaves room for whole words in large text.
        slideWidth="basis-[max(86%,min(100%,17rem))] md:basis-[max(50%,min(100%,17rem))] lg:basis-[max(33.4%,min(100%,17rem))]"
      >
        {({ slug, name, nameInText, points }) => (
          <Card as="article" size="bare" className="grid h-full content-start gap-4 p-5 sm:gap-6 sm:p-8">
            <CountryDrawing
              country={slug}
              className="aspect-[320/120] h-auto w-full max-w-md sm:aspect-[320/220]"
            />
            <div>
              <h3 className="text-2xl sm:text-3xl">{name}</h3>
              <p className="mt-1 text-balance">
                {firstYear(formatLakh(countryCosts(slug, defaultQuery).sum.low))}
              </p>
              <CheckList points={points} className="mt-3 gap-1.5 sm:gap-3" />
              <ButtonLink tone="secondary" to={paths.destination(slug)} className="mt-4 sm:mt-6">
                <span>
                  {more}
                  <span className="sr-only">{moreAbout(nameInText)}</span>
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
