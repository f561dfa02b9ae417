import type { Asked } from '@/content/plan/asked'
import type { PlanWords } from '@/content/plan/english'

export type PlanProps = { asked: Asked; words: PlanWords; today: Date }
