import type { AnswerWords } from '@/content/plan/answer'
import { verdictText } from '@/domain/answer'
import type { CountryPlan } from '@/domain/country-plan'
import { cn } from '@/lib/cn'
import { formatLakh } from '@/lib/lakh'

type VerdictProps = {
  verdict: NonNullable<CountryPlan['verdict']>
  words: Pick<AnswerWords, 'verdicts' | 'lakh'>
  /** Adds the amount missing for typical tuition. */
  inFull?: boolean
}

/** Whether a budget is enough for a first year in one country. */
export function Verdict({ verdict, words, inFull }: VerdictProps) {
  const { kind, shortOf } = verdict
  const typical = formatLakh(shortOf.typical, words.lakh)
  return (
    <>
      <strong className={cn('rounded-2xl px-3 py-0.5', tones[kind])}>{verdictText(verdict, words)}</strong>
      {inFull && kind !== 'fits' && <span>{` ${words.verdicts.forTypical(typical)}`}</span>}
    </>
  )
}

const tones = {
  fits: 'bg-sea-light text-sea-deep',
  low: 'bg-marigold-light text-ink-deep',
  short: 'bg-brick-light text-brick-deep',
}
