import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { pageTranslation, planSummary } from '@/components/page-stores'
import { lateHindi, useHindi } from '@/components/plan/late-hindi'
import { LatinNames } from '@/components/sourced/latin-names'
import { Fold } from '@/components/ui/fold'
import { ReloadButton } from '@/components/ui/reload-button'
import { Skeleton } from '@/components/ui/skeleton'
import { languageNames, languages } from '@/content/plan/choices'
import { english } from '@/content/plan/english'
import type { hindi } from '@/content/plan/hindi'
import { allCountryCosts, countryCosts } from '@/domain/plan/country-costs'
import { choicesText, parsePlanQuery, planPath } from '@/domain/plan/plan-query'
import { cn } from '@/lib/cn'
import { dayNumberOf } from '@/lib/day'
import { paths } from '@/lib/paths'
import { useQueryParameters } from '@/loading/hydration'
import { late, useLate } from '@/loading/late'
import { AllCountries } from '@/pages/plan/all-countries'
import { PlanContext, planContextValue, usePlanContext } from '@/pages/plan/plan-context'
import { PlanForm } from '@/pages/plan/plan-form'
import { PlanNotes } from '@/pages/plan/plan-notes'
import { QueryPending } from '@/pages/plan/query-pending'
import { Result } from '@/pages/plan/result'
import { Share } from '@/pages/plan/share'

const oneCountry = late(async () => (await import('@/pages/plan/one-country/one-country')).OneCountry)
// The country's code is fetched with the page's code, also when another page prefetches both: a chosen country is there at once. An
// effect would fetch it only after hydration. Save-Data does not matter here, because the code is a part of this page.
oneCountry.preload()

/** The plan for the URL's query; before hydration for the default query. */
export function Component() {
  const { heading } = usePageMeta()
  const today = dayNumberOf(new Date())
  const planQuery = parsePlanQuery(useQueryParameters(), today)
  const { texts, isLost, isWaiting } = useHindi(planQuery.lang === 'hi')
  const words = texts ?? english
  const inEnglish = choicesText(planQuery, english)
  const translated = choicesText(planQuery, words)
  const translation = texts?.page
  useEffect(() => {
    planSummary.set({ english: inEnglish, translated })
    pageTranslation.set(translation)
    return () => {
      planSummary.reset()
      pageTranslation.reset()
    }
  }, [inEnglish, translated, translation])
  return (
    <div lang={texts && 'hi'} className={cn('plan', texts && 'font-devanagari leading-[1.65]')}>
      <h1 className="container-page pt-6 leading-tight lg:pt-12">{texts?.heading ?? heading}</h1>
      <QueryPending isWaiting={isWaiting}>
        <PlanContext value={planContextValue(planQuery, words, today)}>
          <LanguageLinks />
          {isLost && <ReloadButton />}
          <Plan />
          <Share />
        </PlanContext>
        {texts && <ScamQuestion {...texts.scam} />}
      </QueryPending>
    </div>
  )
}

function LanguageLinks() {
  const { planQuery, words } = usePlanContext()
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
              {...(lang === 'hi' ? lateHindi.preloadOnIntent : {})}
            >
              {languageNames[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The questions, the result, and all countries or the chosen one. */
function Plan() {
  const { planQuery } = usePlanContext()
  const { country } = planQuery
  const { code: OneCountry, isLost } = useLate(oneCountry, country !== undefined)
  const allCosts = country ? [countryCosts(country, planQuery)] : allCountryCosts(planQuery)
  return (
    <>
      <Result allCosts={allCosts}>
        <PlanForm />
      </Result>
      {!country && <AllCountries allCosts={allCosts} />}
      {country && OneCountry && <OneCountry />}
      {country && !OneCountry && (isLost ? <ReloadButton /> : <Skeleton className="mt-6 h-dvh" />)}
      <PlanNotes />
    </>
  )
}

function ScamQuestion({ question, inShort, answer, more }: typeof hindi.scam) {
  return (
    <Fold id="scam" title={question} answer={inShort} inContainer className="mt-6">
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
