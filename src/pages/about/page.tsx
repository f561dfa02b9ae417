import drawing from '@/assets/art/about.svg'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { CallToAction } from '@/components/layout/call-to-action'
import { CheckList } from '@/components/ui/check-list'
import { Section } from '@/components/ui/section'
import { about } from '@/content/about'
import { Countries, Values } from '@/pages/about/values-and-countries'

export function Component() {
  return (
    <>
      <Story />
      <Funding />
      <Values />
      <Countries />
      <Limits />
      <CallToAction {...about.closing} />
    </>
  )
}

function Story() {
  const { heading } = usePageMeta()
  const { story } = about
  return (
    <>
      <header className="container-page grid items-center gap-6 pt-5 pb-7 sm:pb-8 lg:grid-cols-2 lg:gap-12 lg:pt-14">
        <div>
          <h1>{heading}</h1>
          {[about.mission, about.vision].map(({ heading, text }) => (
            <section key={heading} className="mt-4 max-w-xl border-marigold border-l-4 pl-4">
              <h2 className="text-xl">{heading}</h2>
              <p className="mt-1 text-pretty sm:text-lg">{text}</p>
            </section>
          ))}
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
        className="container-page grid gap-x-12 pb-7 sm:pb-20 lg:grid-cols-[1fr_2fr]"
      >
        <div>
          <h2 id="story" className="text-3xl sm:text-4xl">
            {story.heading}
          </h2>
          <p className="mt-4 border-marigold border-l-4 pl-4 text-ink-soft">{story.note}</p>
        </div>
        <div className="mt-5 grid gap-3 text-pretty sm:gap-4 sm:text-lg lg:mt-0">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </>
  )
}

function Funding() {
  const { heading, points } = about.funding
  return (
    <Section id="funding" title={heading}>
      <CheckList
        points={points}
        className="gap-2.5 sm:gap-4 sm:text-lg *:rounded-2xl *:bg-sea-pale *:p-5 md:grid-cols-3"
      />
    </Section>
  )
}

function Limits() {
  const { heading, points } = about.limits
  return (
    <Section tone="deep" title={heading}>
      <ul className="grid gap-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-brick border-l-4 pl-4 sm:text-lg">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  )
}
