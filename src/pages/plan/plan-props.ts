import type { PlanWords } from '@/content/plan/english'
import type { PlanQuery } from '@/content/plan/query'

export type PlanProps = { planQuery: PlanQuery; words: PlanWords; today: Date }
