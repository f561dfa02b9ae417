import { Check } from 'lucide-react'
import { HeroBridge } from '@/components/art/hero-bridge'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { ButtonLink } from '@/components/ui/button'
import { home } from '@/content/home'
import { pageMeta } from '@/content/page-meta'
import { paths } from '@/lib/paths'

export function Hero() {
  const { eyebrow, lead, call, consultant, points } = home.hero
  return (
    <section className="container-page grid items-center gap-5 pt-5 pb-12 lg:grid-cols-2 lg:gap-12 lg:pt-14 lg:pb-20">
      <div>
        <p className="hidden font-semibold text-sea-deep text-sm sm:block">{eyebrow}</p>
        <h1 className="sm:mt-3 text-[2rem] sm:text-5xl">{pageMeta.home.heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-pretty">{lead}</p>
        <div className="mt-6 grid gap-3 sm:flex">
          <FreeCallButton className="text-lg">{call}</FreeCallButton>
          <ButtonLink tone="secondary" to={paths.signup}>
            {consultant}
          </ButtonLink>
        </div>
        <ul className="mt-5 grid gap-1.5 text-sm sm:flex sm:flex-wrap sm:gap-x-5">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-2">
              <Check aria-hidden="true" className="size-4 shrink-0 text-sea" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <HeroBridge
        preserveAspectRatio="xMidYMax slice"
        className="mt-3 aspect-[16/8] h-auto w-full lg:mt-0 lg:aspect-[3/2]"
      />
    </section>
  )
}
