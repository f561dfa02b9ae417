import drawing from '@/assets/art/about.svg'
import { ArchDivider } from '@/components/art/arch-divider'
import { CallToAction } from '@/components/layout/call-to-action'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { about } from '@/content/about'
import { ValuesAndCountries } from '@/pages/about/values-and-countries'

export function Component() {
  return (
    <>
      <Story />
      <MissionAndVision />
      <Funding />
      <ValuesAndCountries />
      <Limits />
      <CallToAction {...about.callToAction} />
    </>
  )
}

function Story() {
  const { hero, story } = about
  return (
    <>
      <header className="container-page grid items-center gap-6 pt-5 pb-10 lg:grid-cols-2 lg:gap-12 lg:pt-14">
        <div>
          <h1>{hero.heading}</h1>
          <p className="mt-4 max-w-xl text-lg text-pretty">{hero.lead}</p>
        </div>
        <img
          src={drawing}
          alt=""
          width="480"
          height="360"
          loading="lazy"
          className="mx-auto aspect-[4/3] h-auto w-full max-w-xl rounded-b-3xl"
        />
      </header>
      <section
        aria-labelledby="story"
        className="container-page grid gap-x-12 pb-14 sm:pb-20 lg:grid-cols-[1fr_1.6fr]"
      >
        <div>
          <h2 id="story" className="text-3xl sm:text-4xl">
            {story.heading}
          </h2>
          <p className="mt-4 border-marigold border-l-4 pl-4 text-ink-soft">{story.note}</p>
        </div>
        <div className="mt-6 grid gap-4 text-lg text-pretty lg:mt-0">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </>
  )
}

function MissionAndVision() {
  return (
    <div className="on-ink bg-ink text-paper">
      <div className="container-page grid gap-10 py-14 sm:py-20 md:grid-cols-2 md:gap-16">
        {[about.mission, about.vision].map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-3xl text-marigold-light sm:text-4xl">{heading}</h2>
            <p className="mt-3 text-lg text-pretty">{text}</p>
          </section>
        ))}
      </div>
      <ArchDivider className="text-paper" />
    </div>
  )
}

function Funding() {
  const { heading, points } = about.funding
  return (
    <Section id="funding" title={heading}>
      <CheckList points={points} className="gap-4 text-lg *:rounded-2xl *:bg-sea-pale *:p-5 md:grid-cols-3" />
    </Section>
  )
}

function Limits() {
  const { heading, points } = about.limits
  return (
    <Section tone="deep" title={heading}>
      <ul className="grid gap-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-brick border-l-4 pl-4 text-lg">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  )
}
