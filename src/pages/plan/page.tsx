import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useQueryParameters } from '@/components/hooks/use-query'
import { PictureStyle } from '@/components/pictures/picture-style'
import { RetryButton } from '@/components/retry-button'
import { Skeleton } from '@/components/ui/skeleton'
import { type Asked, languages, planAsked, planPath } from '@/content/plan/asked'
import { english } from '@/content/plan/english'
import { lateCode, useLate } from '@/loading/lazy'
import css from '@/pages/plan/plan.css?inline'
import { PlanForm } from '@/pages/plan/plan-form'
import { PlanView } from '@/pages/plan/plan-view'
import { Share } from '@/pages/plan/share'

const hindi = lateCode(async () => (await import('@/content/plan/hindi')).hindi)

export function Component() {
  const known = useAfterHydration()
  const parameters = useQueryParameters()
  const today = new Date()
  const asked = planAsked(parameters, today)
  const { code, retry } = useLate(hindi)
  const inHindi = asked.lang === 'hi'
  useEffect(() => {
    if (inHindi) hindi.load()
  }, [inHindi])
  const isWaiting = inHindi && !code && !retry
  const words = (inHindi && code) || english
  return (
    <div className="plan picture" lang={words === english ? undefined : 'hi'}>
      <PictureStyle name="plan" css={css} />
      <div className="container-page pt-6 lg:pt-12">
        <Languages asked={asked} label={words.language} />
        <h1 className="mt-2 text-[2rem] leading-tight sm:text-5xl">{words.heading}</h1>
      </div>
      <div className="late-query container-page" data-known={(known && !isWaiting) || undefined}>
        <Skeleton className="late-query-skeleton" />
        <div>
          <p className="mt-4 max-w-2xl text-lg text-pretty">{words.lead}</p>
          {inHindi && retry && <RetryButton retry={retry} />}
          <PlanForm asked={asked} words={words} starts={known ? today : undefined} />
          <PlanView asked={asked} words={words} today={today} />
          <Share asked={asked} words={words} today={today} />
        </div>
      </div>
    </div>
  )
}

const names = { en: 'English', hi: 'हिन्दी' }

function Languages({ asked, label }: { asked: Asked; label: string }) {
  return (
    <nav aria-label={label} className="-ml-2 print:hidden noscript:hidden">
      <ul className="flex">
        {languages.map((lang) => (
          <li key={lang}>
            <Link
              to={planPath({ ...asked, lang })}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === asked.lang ? 'true' : undefined}
              className="link px-2 aria-[current]:no-underline"
              preventScrollReset
              onPointerEnter={lang === 'hi' ? hindi.preload : undefined}
              onTouchStart={lang === 'hi' ? hindi.preload : undefined}
            >
              {names[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
