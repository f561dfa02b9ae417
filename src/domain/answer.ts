import type { AnswerWords } from '@/content/plan/answer'
import { type PlanQuery, usualYears } from '@/content/plan/query'
import type { CountryPlan } from '@/domain/country-plan'
import { formatLakh, LAKH } from '@/lib/lakh'

/** Sentences about a budget in lakh: the countries it covers, and the amount missing for the next. `plans` start with the cheapest. */
export function answerSentence(
  plans: readonly CountryPlan[],
  budget: number,
  words: Pick<AnswerWords, 'answer' | 'countriesInText' | 'lakh' | 'crore'>,
) {
  const { answer, countriesInText } = words
  const amount = formatLakh(budget * LAKH, words)
  const namesOf = (kind: 'fits' | 'fitsLow') =>
    joinNames(
      plans.filter(({ verdict }) => verdict?.kind === kind).map(({ slug }) => countriesInText[slug]),
      answer.and,
    )
  const [fits, fitsLow] = [namesOf('fits'), namesOf('fitsLow')]
  const next = plans.find(({ verdict }) => verdict?.kind === 'short')
  const missing = next?.verdict && formatLakh(next.verdict.shortOf.low, words)
  const sentences = [
    fits && answer.fits(amount, fits),
    fitsLow && (fits ? answer.alsoFitsLow(fitsLow) : answer.fitsLow(amount, fitsLow)),
    next &&
      missing &&
      (fits || fitsLow
        ? answer.away(countriesInText[next.slug], missing)
        : answer.short(amount, countriesInText[next.slug], missing)),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The cost of a whole degree in one country, and the amount by which it exceeds a budget in lakh. */
export function degreeSentence(
  { slug, degree }: CountryPlan,
  { level, budget }: PlanQuery,
  words: Pick<AnswerWords, 'answer' | 'countriesInText' | 'lakh' | 'crore'>,
) {
  const missing = budget === undefined ? 0 : degree - budget * LAKH
  return words.answer.degree(
    words.countriesInText[slug],
    level,
    String(usualYears[level]),
    formatLakh(degree, words),
    missing > 0 ? formatLakh(missing, words) : undefined,
  )
}

/** Whether a budget is enough for a first year in one country. */
export function verdictText(
  { kind, shortOf }: NonNullable<CountryPlan['verdict']>,
  words: Pick<AnswerWords, 'verdicts' | 'lakh' | 'crore'>,
) {
  const { verdicts } = words
  return kind === 'short' ? verdicts.short(formatLakh(shortOf.low, words)) : verdicts[kind]
}

/** The share of the first year's lowest cost that a budget, in lakh, pays: from 0 to 1. */
export const coveredShare = ({ sum }: CountryPlan, budget = 0) => Math.min(1, (budget * LAKH) / sum.low)

function joinNames(names: readonly string[], and: string) {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last
}
