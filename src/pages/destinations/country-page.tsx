import { CountryDrawing } from '@/components/art/country-drawing'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { ButtonLink } from '@/components/ui/button'
import type { Destination } from '@/content/destinations/types'
import { guideWords } from '@/content/destinations/words'
import { Guide } from '@/pages/destinations/guide'

type CountryPageProps = {
  destination: Destination
  /** The drawing as a data URI, so that it is painted with the page. */
  drawing: string
}

export function CountryPage(props: CountryPageProps) {
  return (
    <>
      <Hero {...props} />
      <Guide destination={props.destination} />
    </>
  )
}

function Hero({ destination: { slug, hero }, drawing }: CountryPageProps) {
  const { heading } = usePageMeta()
  return (
    <header className="container-page grid gap-4 pt-4 pb-5 sm:pb-8 lg:grid-cols-2 lg:gap-12 lg:pt-14">
      {/* The drawing is first in the HTML, because a phone shows it first. */}
      <CountryDrawing
        country={slug}
        src={drawing}
        loading="eager"
        className="aspect-[16/7] h-auto w-full rounded-t-[4rem] rounded-b-2xl lg:col-start-2 lg:aspect-[320/220]"
      />
      <div className="lg:row-start-1 lg:pt-14">
        <h1>{heading}</h1>
        <p className="mt-3 max-w-xl text-pretty sm:text-lg">{hero.lead}</p>
        <div className="mt-4 grid gap-2 sm:mt-6 sm:flex sm:gap-3">
          <FreeCallButton>{guideWords.call}</FreeCallButton>
          <ButtonLink tone="secondary" to={hero.action.to}>
            {hero.action.label}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
