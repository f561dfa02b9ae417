import { ArchSteps } from '@/components/arch-steps'
import { ArchDivider } from '@/components/art/arch-divider'
import { Figures, SourcedList, SourcedText } from '@/components/sourced'
import { Section } from '@/components/ui/section'
import type { Destination } from '@/content/destinations/types'

export function Visa({ heading, intro, steps, documents, timing }: Destination['visa']) {
  return (
    <Section
      id="visa"
      tone="ink"
      title={heading}
      lead={intro}
      divider={<ArchDivider className="text-paper" />}
    >
      <ArchSteps
        beside
        steps={steps.map(({ title, ...fact }) => ({ title, text: <SourcedText fact={fact} /> }))}
      />
      <div className="mt-12 grid gap-5 text-ink lg:grid-cols-2">
        {[documents, timing].map(({ heading, points }) => (
          <div key={heading} className="rounded-3xl bg-paper-white p-6 sm:p-8">
            <h3 className="text-2xl">{heading}</h3>
            <SourcedList facts={points} className="prose mt-4" />
          </div>
        ))}
      </div>
    </Section>
  )
}

export function WorkAndAfter({ country }: { country: Destination }) {
  const { work, insurance, afterStudies, intakes } = country
  const { permits } = afterStudies
  return (
    <>
      <div className="bg-paper-deep">
        <div className="container-page grid gap-x-12 gap-y-12 py-14 sm:py-20 md:grid-cols-2">
          <Points id="work" {...work} />
          <Points {...insurance} />
        </div>
      </div>
      <Section id="after" title={afterStudies.heading}>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <SourcedList facts={afterStudies.points} className="prose" />
          <div className="rounded-3xl bg-sea-pale p-6 sm:p-8">
            <h3 className="text-2xl">{permits.heading}</h3>
            <Figures rows={permits.rows} className="mt-5 grid gap-5" />
            <SourcedList facts={permits.notes} className="prose mt-5" />
          </div>
        </div>
      </Section>
      <div className="bg-paper-deep">
        <div className="container-page py-14 sm:py-20">
          <Points id="intakes" {...intakes} />
        </div>
      </div>
    </>
  )
}

function Points({ id, heading, points }: { id?: string } & Destination['work']) {
  return (
    <section id={id} aria-label={heading}>
      <h2 className="text-3xl">{heading}</h2>
      <SourcedList facts={points} className="prose mt-4" />
    </section>
  )
}
