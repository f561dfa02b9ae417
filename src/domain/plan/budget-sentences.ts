import type { BudgetWords } from '@/content/plan/budget-words'
import { usualYears } from '@/content/plan/choices'
import type { CountryCosts, VerdictKind } from '@/domain/plan/country-costs'
import type { PlanQuery } from '@/domain/plan/plan-query'
import { joinNames } from '@/lib/join-names'
import { formatLakh, LAKH } from '@/lib/lakh'

type SentenceWords = Pick<BudgetWords, 'budget' | 'countriesInText' | 'lakh' | 'crore'>

/** Sentences about a budget in lakh: the countries it covers, and the amount missing for the next. `allCosts` start with the cheapest. */
export function budgetSentence(
  allCosts: readonly Pick<CountryCosts, 'slug' | 'verdict'>[],
  budget: number,
  words: SentenceWords,
) {
  const { budget: texts, countriesInText } = words
  const amount = formatLakh(budget * LAKH, words)
  const countriesWith = (kind: VerdictKind) => {
    const matching = allCosts.filter(({ verdict }) => verdict?.kind === kind)
    const names = matching.map(({ slug }) => countriesInText[slug])
    return joinNames(names, texts.and)
  }
  const covered = countriesWith('fits')
  const coveredAtLowest = countriesWith('fitsLow')
  const sentences: string[] = []
  if (covered) sentences.push(texts.fits(amount, covered))
  if (coveredAtLowest)
    sentences.push(covered ? texts.alsoFitsLow(coveredAtLowest) : texts.fitsLow(amount, coveredAtLowest))
  const next = allCosts.find(({ verdict }) => verdict?.kind === 'short')
  if (next?.verdict) {
    const country = countriesInText[next.slug]
    const missing = formatLakh(next.verdict.missing.low, words)
    const isOnlySentence = sentences.length === 0
    sentences.push(isOnlySentence ? texts.short(amount, country, missing) : texts.away(country, missing))
  }
  return sentences.join(' ')
}

/** The cost of a whole degree in one country, and the part of it that comes after the first year. */
export function degreeSentence(
  { slug, degreeTotal, sum }: CountryCosts,
  { level }: PlanQuery,
  words: SentenceWords,
) {
  return words.budget.degree(
    words.countriesInText[slug],
    level,
    String(usualYears[level]),
    formatLakh(degreeTotal, words),
    formatLakh(degreeTotal - sum.typical, words),
  )
}

/** Whether a budget is enough for a first year in one country, and for the proof of funds on one's own account. */
export function verdictText(
  { kind, missing, fundsToShow }: NonNullable<CountryCosts['verdict']>,
  words: Pick<BudgetWords, 'verdicts' | 'lakh' | 'crore'>,
) {
  const { verdicts } = words
  const verdict = kind === 'short' ? verdicts.short(formatLakh(missing.low, words)) : verdicts[kind]
  return fundsToShow ? `${verdict}; ${verdicts.fundsToShow(formatLakh(fundsToShow, words))}` : verdict
}
