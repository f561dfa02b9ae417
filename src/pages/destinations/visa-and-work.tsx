import { PermitRoute } from '@/components/pictures/permit-route'
import { SourcedList, SourcedText } from '@/components/sourced/sourced'
import { ArchSteps } from '@/components/ui/arch-steps'
import { Fold } from '@/components/ui/fold'
import { permitWords } from '@/content/countries/permit-routes'
import type { CountrySlug } from '@/content/destinations'
import type { Destination } from '@/content/destinations/types'

type WithAnswer<Section> = Section & { answer: string }

export function Visa({ heading, intro, steps, documents, timing, answer }: WithAnswer<Destination['visa']>) {
  return (
    <Fold id="visa" title={heading} answer={answer}>
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <ArchSteps
        beside
        steps={steps.map(({ title, ...fact }) => ({ title, text: <SourcedText fact={fact} /> }))}
      />
      <div className="mt-10 grid gap-5 lg:grid-cols-2">
        {[documents, timing].map(({ heading, points }) => (
          <div key={heading} className="rounded-3xl bg-paper-white p-6 sm:p-8">
            <h3 className="text-2xl">{heading}</h3>
            <SourcedList facts={points} className="prose mt-4" />
          </div>
        ))}
      </div>
    </Fold>
  )
}

type AfterStudiesProps = WithAnswer<Destination['afterStudies']> & { slug: CountrySlug }

export function AfterStudies({ slug, heading, points, answer }: AfterStudiesProps) {
  return (
    <Fold id="after" title={heading} answer={answer}>
      <SourcedList facts={points} className="prose" />
      <h3 className="mt-8 mb-5 text-2xl">{permitWords.heading}</h3>
      <PermitRoute slug={slug} />
    </Fold>
  )
}
