import { HeroBridge } from '@/components/art/hero-bridge'
import { about } from '@/content/about'

export function Story() {
  const { hero, story } = about
  return (
    <>
      <header className="container-page grid items-center gap-6 pt-5 pb-10 lg:grid-cols-2 lg:gap-12 lg:pt-14">
        <div>
          <h1 className="text-[2rem] sm:text-5xl">{hero.heading}</h1>
          <p className="mt-4 max-w-xl text-lg text-pretty">{hero.lead}</p>
        </div>
        <HeroBridge
          preserveAspectRatio="xMidYMax slice"
          className="order-first aspect-[16/7] h-auto w-full lg:order-none lg:aspect-[3/2]"
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
