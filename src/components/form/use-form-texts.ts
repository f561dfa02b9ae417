import { pagePlan } from '@/components/hooks/page-plan'
import { useStore } from '@/components/hooks/use-store'
import { forms } from '@/content/forms'

/** The texts around every form; above a Hindi plan in Hindi. */
export const useFormTexts = () => useStore(pagePlan).translation?.forms ?? forms
