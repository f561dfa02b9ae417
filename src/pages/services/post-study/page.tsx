import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/icon'
import { Figures, SourcedList } from '@/components/sourced/sourced'
import { TopicCards } from '@/components/sourced/topic-cards'
import { ButtonLink } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Section } from '@/components/ui/section'
import { exchangeNote } from '@/content/exchange-rate'
import { type PostStudy, postStudy } from '@/content/services/post-study'
import { Process, ServiceEnd, ServiceFold } from '@/pages/services/service-sections'
import { StageHero } from '@/pages/services/stage-hero'

export function Component() {
  const { coachingOnly, companies, services, pathways, thresholds, advantages, process, limits } = postStudy
  return (
    <>
      <StageHero {...postStudy.hero} />
      <ServiceFold {...services} />
      <div className="container-page pb-6 lg:pb-12">
        <p className="rounded-2xl border-2 border-sea bg-sea-pale px-5 py-4 font-semibold">{coachingOnly}</p>
        <ButtonLink tone="secondary" className="mt-4 max-sm:w-full" to={companies.to}>
          {companies.label}
        </ButtonLink>
      </div>
      <Pathways {...pathways} />
      <Section id="pay" title={thresholds.heading} lead={thresholds.intro}>
        <Figures rows={thresholds.rows} allInRupees className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4" />
        <p className="mt-8">{thresholds.all}</p>
        <ul className="flex flex-wrap gap-x-4">
          {thresholds.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-ink-soft text-sm">{exchangeNote}</p>
      </Section>
      <Fold
        id="advantages"
        title={advantages.heading}
        answer={advantages.answer}
        openOnLaptops
        className="lg:bg-paper-deep"
      >
        <TopicCards cards={advantages.cards} tone="good" />
      </Fold>
      <Process {...process} />
      <ServiceEnd folds={[{ id: 'limits', ...limits }]} />
    </>
  )
}

function Pathways({ heading, answer, intro, list }: PostStudy['pathways']) {
  return (
    <Fold id="pathways" title={heading} answer={answer} openOnLaptops className="lg:bg-paper-deep">
      <p className="mb-6 max-w-2xl text-lg text-pretty">{intro}</p>
      <ul className="grid gap-5 lg:grid-cols-3 print:grid-cols-3">
        {list.map(({ icon, title, lead, points }) => (
          <li
            key={title}
            className="overflow-hidden rounded-t-[4rem] rounded-b-2xl bg-paper-white lg:rounded-t-full"
          >
            <div className="on-ink bg-ink px-6 pt-9 pb-6 text-center text-paper lg:px-12 lg:pt-14">
              <Icon name={icon} className="mx-auto size-8 text-marigold" />
              <h3 className="mt-3 text-2xl">{title}</h3>
              <p className="mt-2 text-pretty">{lead}</p>
            </div>
            <SourcedList facts={points} className="prose py-6 pr-6 pl-10" />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
