import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { hindi, useHindi } from '@/components/plan/hindi'
import { pagePlan } from '@/components/plan/page-plan'
import { LatinNames } from '@/components/sourced/latin-names'
import { Fold } from '@/components/ui/fold'
import { ReloadButton } from '@/components/ui/reload-button'
import { Skeleton } from '@/components/ui/skeleton'
import type { scamInHindi } from '@/content/plan/call-in-hindi'
import { english } from '@/content/plan/english'
import { languageNames, languages } from '@/content/plan/query'
import { parsePlanQuery, planPath, planSummary } from '@/domain/plan-query'
import { paths } from '@/lib/paths'
import { useAfterHydration, useQueryParameters } from '@/loading/hydration'
import { PlanProvider, useShownPlan } from '@/pages/plan/plan-context'
import { PlanForm } from '@/pages/plan/plan-form'
import { PlanView } from '@/pages/plan/plan-view'
import { Share } from '@/pages/plan/share'

/** The plan for the URL's query; the default plan before hydration. */
export function Plan() {
  const today = new Date()
  const planQuery = parsePlanQuery(useQueryParameters(), today)
  const { texts, isLost, isWaiting } = useHindi(planQuery.lang === 'hi')
  const words = texts ?? english
  const summary = planSummary(planQuery, english)
  const translatedSummary = planSummary(planQuery, words)
  const translation = texts?.call
  useEffect(() => {
    pagePlan.set({ summary, translatedSummary, translation })
    return pagePlan.reset
  }, [summary, translatedSummary, translation])
  return (
    <QueryPending isWaiting={isWaiting}>
      <PlanProvider planQuery={planQuery} words={words} today={today}>
        <LanguageLinks />
        {isLost && <ReloadButton />}
        <PlanView>
          <PlanForm />
        </PlanView>
        <Share />
      </PlanProvider>
      {texts && <ScamQuestion {...texts.scam} />}
    </QueryPending>
  )
}

/** Shows a skeleton until the plan for the query is laid out. It is a component, so that this does not render the plan again. */
function QueryPending({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  const isHydrated = useAfterHydration()
  const isLaidOut = useLaidOut(isHydrated && !isWaiting)
  return (
    <div id="plan" className="query-pending container-page" data-known={isLaidOut || undefined}>
      <Skeleton className="query-pending-skeleton" />
      <div>{children}</div>
    </div>
  )
}

/** True two frames after `isKnown`: content that changes and appears in one frame counts as a layout shift. */
function useLaidOut(isKnown: boolean) {
  const [isLaidOut, setLaidOut] = useState(isKnown)
  useEffect(() => {
    if (!isKnown) return
    let secondFrame = 0
    const firstFrame = requestAnimationFrame(() => {
      secondFrame = requestAnimationFrame(() => setLaidOut(true))
    })
    return () => {
      cancelAnimationFrame(firstFrame)
      cancelAnimationFrame(secondFrame)
    }
  }, [isKnown])
  return isKnown && isLaidOut
}

function ScamQuestion({ question, inShort, answer, more }: typeof scamInHindi) {
  return (
    <Fold id="scam" title={question} answer={inShort} className="mt-6">
      <div className="prose">
        {answer.map((text) => (
          <p key={text}>
            <LatinNames>{text}</LatinNames>
          </p>
        ))}
        <p>
          <Link to={`${paths.terms}#who-we-are`} hrefLang="en" className="link">
            {more}
          </Link>
        </p>
      </div>
    </Fold>
  )
}

function LanguageLinks() {
  const { planQuery, words } = useShownPlan()
  return (
    <nav aria-label={words.language} className="-ml-2 print:hidden noscript:hidden">
      <ul className="flex">
        {languages.map((lang) => (
          <li key={lang}>
            <Link
              to={planPath({ ...planQuery, lang })}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === planQuery.lang ? 'true' : undefined}
              className="link px-2 aria-[current]:no-underline"
              {...(lang === 'hi' ? hindi.preloadOnIntent : {})}
            >
              {languageNames[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
