import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { hindi } from '@/components/hooks/hindi'
import { PlanRows } from '@/components/pictures/plan-rows'
import { ButtonLink } from '@/components/ui/button'
import { CopyField } from '@/components/ui/copy-field'
import { ReloadButton } from '@/components/ui/reload-button'
import { ShareButton } from '@/components/ui/share-button'
import { levels } from '@/content/plan/query'
import { answerSentence, degreeSentence } from '@/domain/answer'
import { planPath } from '@/domain/plan-query'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { absoluteUrl } from '@/lib/site-url'
import { useAfterHydration, useTypedBeforeHydration } from '@/loading/hydration'
import css from '@/pages/home/answer.css?inline'
import { type Entry, entry, entryBeforeReload, setEntry, useAnswer } from '@/pages/home/answer-entry'

const FORM = 'first-year'
/** The budgets of the chips, in lakh. */
const budgets = [10, 15, 20, 30]
const languageNames = { en: 'English', hi: 'हिन्दी' }

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
      <div className="ways">
        <ButtonLink tone="ink" size="small" to={planPath({ ...planQuery, country: cheapestFit })}>
          {dates}
        </ButtonLink>
        <SendPlan />
      </div>
      <p className="mt-3 text-ink-muted text-sm leading-snug">
        {cheapest && degreeSentence(cheapest, planQuery.level, words)} {note}
      </p>
      {isLost && <ReloadButton />}
    </section>
  )
}

/** Sends the link of the plan with one sentence. */
function SendPlan() {
  const { planQuery, words } = useAnswer()
  const { share, answer } = words
  const isHydrated = useAfterHydration()
  const path = planPath(planQuery)
  const link = isHydrated ? new URL(path, location.origin).href : absoluteUrl(path)
  return (
    <ShareButton
      tone="secondary"
      size="small"
      text={share.sentence}
      url={link}
      notOpened={share.notOpened}
      whatsapp={share.whatsapp}
      otherWay={
        <CopyField
          label={share.link}
          value={link}
          copy={share.copy}
          copied={share.copied}
          byHand={share.copyByHand}
        />
      }
    >
      {answer.send}
    </ShareButton>
  )
}

function AnswerForm() {
  const { planQuery, words, isWrong, isWaiting } = useAnswer()
  const { title, budget, amounts, wrong, level } = words.answer
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (form.current) show(form.current)
  }, [])
  const read = () => {
    if (form.current) setEntry(valuesOf(form.current))
  }
  // Show the parsed amount: "2000000" becomes 20.
  const rewrite = () => {
    if (planQuery.budget === undefined || !form.current) return
    fieldOf(form.current).value = String(planQuery.budget)
    read()
  }
  useTypedBeforeHydration(form, read)
  const choose = (amount: number) => {
    if (form.current) fieldOf(form.current).value = String(amount)
    read()
  }
  const other = planQuery.lang === 'en' ? 'hi' : 'en'
  const switchLanguage = () => {
    if (other === 'hi') hindi.load()
    setEntry({ lang: other })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(planPath(planQuery))
  }
  return (
    // Before hydration the browser submits the form natively.
    <form
      ref={form}
      name={FORM}
      action={paths.plan}
      aria-label={title}
      className="noscript:hidden print:hidden"
      onChange={read}
      onSubmit={submit}
    >
      <label htmlFor={FORM} className="budget">
        {budget}
      </label>
      <div className="choices">
        <input
          id={FORM}
          name="budget"
          defaultValue={entry.initial().budget}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          onBlur={rewrite}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${FORM}-wrong` : undefined}
        />
        <ul aria-label={amounts}>
          {budgets.map((lakh) => (
            <li key={lakh}>
              <button
                type="button"
                aria-label={`₹${lakh} ${words.lakh}`}
                aria-pressed={planQuery.budget === lakh}
                className="chip"
                onClick={() => choose(lakh)}
              >
                {lakh}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {isWrong && (
        <p id={`${FORM}-wrong`} className="wrong">
          {wrong}
        </p>
      )}
      <div className="choices">
        <fieldset>
          <legend className="sr-only">{level}</legend>
          {levels.map((each) => (
            <label key={each} className="chip">
              <input
                type="radio"
                name="level"
                value={each}
                defaultChecked={each === entry.initial().level}
                className="sr-only"
              />
              {words.levels[each]}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          lang={other}
          aria-busy={isWaiting}
          className="link ml-auto px-2"
          onClick={switchLanguage}
          onPointerEnter={hindi.preload}
        >
          {languageNames[other]}
        </button>
      </div>
    </form>
  )
}

const fieldOf = (form: HTMLFormElement) => form.elements.namedItem('budget') as HTMLInputElement

function valuesOf(form: HTMLFormElement): Pick<Entry, 'budget' | 'level'> {
  const values = new FormData(form)
  return {
    budget: String(values.get('budget')),
    level: values.get('level') === 'bachelor' ? 'bachelor' : 'master',
  }
}

/** Restores the values of an earlier visit or of before a reload. */
function show(form: HTMLFormElement) {
  const reloaded = entry.get() === entry.initial() ? entryBeforeReload() : undefined
  if (reloaded) entry.set(reloaded)
  if (reloaded?.lang === 'hi') hindi.load()
  if (entry.get() === entry.initial()) return
  const { budget, level } = entry.get()
  fieldOf(form).value = budget
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.value === level
}
