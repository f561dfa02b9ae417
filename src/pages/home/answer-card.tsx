import { PlanRows } from '@/components/pictures/plan-rows'
import { ButtonLink } from '@/components/ui/button'
import { ReloadButton } from '@/components/ui/reload-button'
import { answerSentence, degreeSentence } from '@/domain/answer'
import { planPath } from '@/domain/plan-query'
import { cn } from '@/lib/cn'
import css from '@/pages/home/answer.css?inline'
import { AnswerForm } from '@/pages/home/answer-form'
import { useAnswer } from '@/pages/home/answer-values'
import { SharePlanButton } from '@/pages/home/share-plan-button'

/** The costs of a first year in each country, and whether a budget covers them. */
export function AnswerCard({ className }: { className?: string }) {
  const { planQuery, plans, words, lang, isLost } = useAnswer()
  const { title, dates, noBudget, note } = words.answer
  const [cheapest] = plans
  const cheapestFit = plans.find(({ verdict }) => verdict && verdict.kind !== 'short')?.slug
  return (
    <section aria-label={title} lang={lang} className={cn('answer shadow-lift', className)}>
      <style href="answer" precedence="picture">
        {css}
      </style>
      <p role="status" className="sentence">
        {planQuery.budget ? answerSentence(plans, planQuery.budget, words) : noBudget}
      </p>
      <AnswerForm />
      <PlanRows plans={plans} planQuery={planQuery} words={words} />
      {cheapest && <p className="mt-2 mb-3 leading-snug">{degreeSentence(cheapest, planQuery, words)}</p>}
      <div className="ways">
        <ButtonLink tone="ink" size="small" to={planPath({ ...planQuery, country: cheapestFit })}>
          {dates}
        </ButtonLink>
        <SharePlanButton planQuery={planQuery} words={words} />
      </div>
      <p className="mt-3 text-ink-muted text-sm leading-snug">{note}</p>
      {isLost && <ReloadButton />}
    </section>
  )
}
