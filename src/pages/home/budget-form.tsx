import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { hindi } from '@/components/plan/hindi'
import { useAmountField } from '@/components/plan/use-amount-field'
import type { BudgetWords } from '@/content/plan/budget-words'
import { type Language, type Level, languageNames, levels } from '@/content/plan/query'
import { planPath, withTyping } from '@/domain/plan-query'
import { paths } from '@/lib/paths'
import { useTypedBeforeHydration } from '@/loading/hydration'
import { changeHomePlan, homePlan, restoreHomePlan, useBudgetCard } from '@/pages/home/home-plan'

const FORM_NAME = 'first-year'
/** The budgets of the chips, in lakh. */
const budgets = [10, 15, 20, 30]

/** The questions of the budget card. */
export function BudgetForm() {
  const { planQuery, words, isWaiting } = useBudgetCard()
  const { title, label, wrong } = words.budget
  const navigate = useNavigate()
  const { inputProps, isWrong, wrongId, endTyping } = useAmountField('budget', planQuery.budget, (budget) =>
    changeHomePlan({ budget }),
  )
  useTypedBeforeHydration(FORM_NAME, (typed) => {
    restoreHomePlan()
    if (Object.keys(typed).length > 0) changeHomePlan(withTyping(homePlan.get(), typed, new Date()))
  })
  const selectBudget = (budget: number) => {
    endTyping()
    changeHomePlan({ budget })
  }
  const openPlan = (event: FormEvent) => {
    event.preventDefault()
    navigate(planPath(planQuery))
  }
  return (
    // Before hydration the browser submits the form natively.
    <form
      name={FORM_NAME}
      action={paths.plan}
      aria-label={title}
      className="noscript:hidden print:hidden"
      onSubmit={openPlan}
    >
      <label htmlFor={inputProps.id} className="budget">
        {label}
      </label>
      <div className="choices">
        <input {...inputProps} defaultValue={homePlan.initial().budget} />
        <BudgetChips words={words} selected={planQuery.budget} onSelect={selectBudget} />
      </div>
      {isWrong && (
        <p id={wrongId} className="wrong">
          {wrong}
        </p>
      )}
      <div className="choices">
        <LevelChips words={words} selected={planQuery.level} />
        <LanguageSwitch lang={planQuery.lang} isWaiting={isWaiting} />
      </div>
    </form>
  )
}

type BudgetChipsProps = {
  words: BudgetWords
  selected: number | undefined
  onSelect: (lakh: number) => void
}

function BudgetChips({ words, selected, onSelect }: BudgetChipsProps) {
  return (
    <ul aria-label={words.budget.amounts}>
      {budgets.map((lakh) => (
        <li key={lakh}>
          <button
            type="button"
            aria-label={`₹${lakh} ${words.lakh}`}
            aria-pressed={selected === lakh}
            className="chip"
            onClick={() => onSelect(lakh)}
          >
            {lakh}
          </button>
        </li>
      ))}
    </ul>
  )
}

function LevelChips({ words, selected }: { words: BudgetWords; selected: Level }) {
  return (
    <fieldset>
      <legend className="sr-only">{words.budget.level}</legend>
      {levels.map((level) => (
        <label key={level} className="chip">
          <input
            type="radio"
            name="level"
            value={level}
            checked={level === selected}
            onChange={() => changeHomePlan({ level })}
            className="sr-only"
          />
          {words.levels[level]}
        </label>
      ))}
    </fieldset>
  )
}

function LanguageSwitch({ lang, isWaiting }: { lang: Language; isWaiting: boolean }) {
  const other = lang === 'en' ? 'hi' : 'en'
  return (
    <button
      type="button"
      lang={other}
      aria-busy={isWaiting}
      className="link ml-auto px-2"
      onClick={() => changeHomePlan({ lang: other })}
      {...hindi.preloadOnIntent}
    >
      {languageNames[other]}
    </button>
  )
}
