import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { callPlan } from '@/components/dialogs/call-plan'
import { ReloadButton } from '@/components/ui/reload-button'
import { Skeleton } from '@/components/ui/skeleton'
import { type Asked, languages } from '@/content/plan/asked'
import { english } from '@/content/plan/english'
import { planAsked, planInShort, planPath } from '@/domain/plan-query'
import { hindi } from '@/loading/hindi'
import { useAfterHydration, useQueryParameters } from '@/loading/hydration'
import { useLate } from '@/loading/late'
import { PlanForm } from '@/pages/plan/plan-form'
import { PlanView } from '@/pages/plan/plan-view'
import { Share } from '@/pages/plan/share'

/** The plan that the address asks for; the default one until that is known. */
export function Plan() {
  const known = useAfterHydration()
  const today = new Date()
  const asked = planAsked(useQueryParameters(), today)
  const { code, isLost } = useLate(hindi)
  const inHindi = asked.lang === 'hi'
  useEffect(() => {
    if (inHindi) hindi.load()
  }, [inHindi])
  const inShort = planInShort(asked)
  useEffect(() => {
    callPlan.set(inShort)
    return callPlan.reset
  }, [inShort])
  const words = (inHindi && code) || english
  const isWaiting = inHindi && !code && !isLost
  const plan = { asked, words, today }
  return (
    <div id="plan" className="late-query container-page" data-known={(known && !isWaiting) || undefined}>
      <Skeleton className="late-query-skeleton" />
      <div>
        <Languages asked={asked} label={words.language} />
        {inHindi && isLost && <ReloadButton />}
        <PlanView {...plan}>
          <PlanForm asked={asked} words={words} starts={known ? today : undefined} />
        </PlanView>
        <Share {...plan} />
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
