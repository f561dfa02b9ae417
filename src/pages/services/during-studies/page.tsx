import { CircleCheck, TriangleAlert } from 'lucide-react'
import { DurationPicker } from '@/components/offers/duration-picker'
import { SourcedList, SourcedText } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { rowsByCountry } from '@/content/destinations'
import { type DuringStudies, duringStudies } from '@/content/services/during-studies'
import { ServiceEnd, ServiceFold } from '@/pages/services/service-sections'
import { StageHero } from '@/pages/services/stage-hero'

export function Component() {
  const { service, services, challenges, timeline, firstWeeks, limits } = duringStudies
  return (
    <>
      <StageHero {...duringStudies.hero} />
      <ServiceFold {...services} />
      <Challenges {...challenges} />
      <SemesterTimeline {...timeline} />
      <FirstWeeks {...firstWeeks} />
      <DurationPicker service={service} />
      <ServiceEnd folds={[{ id: 'limits', ...limits }]} />
    </>
  )
}

function Challenges({ heading, answer, intro, list }: DuringStudies['challenges']) {
  return (
    <Fold id="problems" title={heading} answer={answer} openOnLaptops className="lg:bg-paper-deep">
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <ul className="grid gap-4">
        {list.map(({ title, problem, solution }) => (
          <li key={title} className="grid overflow-hidden rounded-2xl bg-paper-white md:grid-cols-2">
            <div className="flex gap-3 border-brick border-l-8 p-5">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brick" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1">{problem}</p>
              </div>
            </div>
            <div className="flex gap-3 border-sea bg-sea-pale p-5 border-l-8">
              <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea-deep" />
              <p>
                <SourcedText fact={solution} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function SemesterTimeline({ heading, intro, stages }: DuringStudies['timeline']) {
  return (
    <Section tone="ink" title={heading} lead={intro}>
      <ol className="ml-2 border-marigold border-l-4">
        {stages.map(({ when, title, text }) => (
          <li
            key={when}
            className="relative grid gap-x-8 pb-7 pl-10 last:pb-0 md:grid-cols-[11rem_13rem_1fr] md:items-baseline"
          >
            <span
              aria-hidden="true"
              className="absolute top-0.5 -left-3.5 h-6 w-6 rounded-t-full border-2 border-ink bg-marigold"
            />
            <p className="font-semibold text-marigold">{when}</p>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-pretty md:mt-0">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

function FirstWeeks({ heading, answer, intro, countries }: DuringStudies['firstWeeks']) {
  return (
    <Fold id="first-weeks" title={heading} answer={answer} openOnLaptops>
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {rowsByCountry(countries).map(({ slug, name, points }) => (
          <li key={slug} className="border-marigold border-t-4 pt-4">
            <h3 className="text-2xl">{name}</h3>
            <SourcedList facts={points} className="prose mt-3" />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
