import type { AnswerWords } from '@/content/plan/answer'
import type { CountryPlan } from '@/domain/country-plan'
import { formatLakh, LAKH } from '@/lib/lakh'

/** One sentence on a budget, in lakh: the countries it is enough for, or the nearest one. `plans`: the nearest first. */
export function answerSentence(
  plans: readonly CountryPlan[],
  budget: number,
  words: Pick<AnswerWords, 'answer' | 'countriesInText' | 'lakh' | 'crore'>,
) {
  const { answer, countriesInText } = words
  const [nearest] = plans
  if (!nearest?.verdict) return
  const { kind, shortOf } = nearest.verdict
  const amount = formatLakh(budget * LAKH, words)
  if (kind === 'short')
    return answer.short(amount, countriesInText[nearest.slug], formatLakh(shortOf.low, words))
  const sameVerdict = plans
    .filter(({ verdict }) => verdict?.kind === kind)
    .map(({ slug }) => countriesInText[slug])
  return answer[kind](amount, joinNames(sameVerdict, answer.and))
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
export const partPaid = ({ sum }: CountryPlan, budget = 0) => Math.min(1, (budget * LAKH) / sum.low)

function joinNames(names: readonly string[], and: string) {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last
}
