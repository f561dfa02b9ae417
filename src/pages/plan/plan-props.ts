import type { PlanWords } from '@/content/plan/english'
import type { PlanQuery } from '@/content/plan/query'
import type { Formatters } from '@/pages/plan/formatters'

export type PlanProps = { planQuery: PlanQuery; words: PlanWords; today: Date }

/** The props of each part of a plan. */
export type PartProps = PlanProps & { format: Formatters }
