import { useStore } from '@/components/hooks/use-store'
import { pagePlan } from '@/components/plan/page-plan'
import { forms } from '@/content/forms'

/** The words of every form, in Hindi if the page shows a Hindi plan. */
export const useFormWords = (): typeof forms => useStore(pagePlan).translation?.forms ?? forms
