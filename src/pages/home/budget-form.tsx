import { type FormEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { hindi } from '@/components/plan/hindi'
import type { BudgetWords } from '@/content/plan/budget-words'
import { defaultPlan, type Language, languageNames, levels } from '@/content/plan/query'
import { oneOf, planPath } from '@/domain/plan-query'
import { paths } from '@/lib/paths'
import type { TypedValues } from '@/lib/typed-fields'
import { useTypedBeforeHydration } from '@/loading/hydration'
import {
  type BudgetValues,
  budgetValues,
  setBudgetValues,
  useBudgetCard,
  valuesBeforeReload,
} from '@/pages/home/budget-values'

const FORM_NAME = 'first-year'
/** The budgets of the chips, in lakh. */
const budgets = [10, 15, 20, 30]

/** The fields of the budget card. They are uncontrolled, so that typing before hydration is kept. */
export function BudgetForm() {
  const { planQuery, words, isWrong, isWaiting } = useBudgetCard()
  const { title, label, wrong } = words.budget
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const readValues = () => {
    if (form.current) setBudgetValues(valuesOf(form.current))
  }
  useTypedBeforeHydration(FORM_NAME, (typed) => {
    if (form.current) restoreValues(form.current, typed)
    if ('budget' in typed || 'level' in typed) readValues()
  })
  const setBudget = (lakh: number) => {
    if (form.current) budgetField(form.current).value = String(lakh)
    readValues()
  }
  // Show the parsed amount: "2000000" becomes 20.
  const showParsedBudget = () => {
    if (planQuery.budget !== undefined) setBudget(planQuery.budget)
  }
  const openPlan = (event: FormEvent) => {
    event.preventDefault()
    navigate(planPath(planQuery))
  }
  return (
    // Before hydration the browser submits the form natively.
    <form
      ref={form}
      name={FORM_NAME}
      action={paths.plan}
      aria-label={title}
      className="noscript:hidden print:hidden"
      onChange={readValues}
      onSubmit={openPlan}
    >
      <label htmlFor={FORM_NAME} className="budget">
        {label}
      </label>
      <div className="choices">
        <input
          id={FORM_NAME}
          name="budget"
          defaultValue={budgetValues.initial().budget}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          onBlur={showParsedBudget}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${FORM_NAME}-wrong` : undefined}
        />
        <BudgetChips words={words} selected={planQuery.budget} onSelect={setBudget} />
      </div>
      {isWrong && (
        <p id={`${FORM_NAME}-wrong`} className="wrong">
          {wrong}
        </p>
      )}
      <div className="choices">
        <LevelChips words={words} />
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

function LevelChips({ words }: { words: BudgetWords }) {
  return (
    <fieldset>
      <legend className="sr-only">{words.budget.level}</legend>
      {levels.map((level) => (
        <label key={level} className="chip">
          <input
            type="radio"
            name="level"
            value={level}
            defaultChecked={level === budgetValues.initial().level}
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
  const switchLanguage = () => {
    if (other === 'hi') hindi.load()
    setBudgetValues({ lang: other })
  }
  return (
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
  )
}

const budgetField = (form: HTMLFormElement) => form.elements.namedItem('budget') as HTMLInputElement

function valuesOf(form: HTMLFormElement): Pick<BudgetValues, 'budget' | 'level'> {
  const values = new FormData(form)
  return {
    budget: String(values.get('budget')),
    level: oneOf(levels, values.get('level')) ?? defaultPlan.level,
  }
}

/** Restores the values of an earlier visit or of before a reload, but keeps what was typed before hydration. */
function restoreValues(form: HTMLFormElement, typed: TypedValues) {
  const isUnchanged = () => budgetValues.get() === budgetValues.initial()
  const reloaded = isUnchanged() ? valuesBeforeReload() : undefined
  if (reloaded) budgetValues.set(reloaded)
  if (reloaded?.lang === 'hi') hindi.load()
  if (isUnchanged()) return
  const { budget, level } = budgetValues.get()
  if (!('budget' in typed)) budgetField(form).value = budget
  if ('level' in typed) return
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = radio.value === level
}
