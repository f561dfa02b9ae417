import { callPlan } from '@/components/dialogs/call-plan'
import { useStore } from '@/components/hooks/use-store'
import { forms } from '@/content/forms'

/** The texts around every form; above a Hindi plan in Hindi. */
export const useForms = () => useStore(callPlan).translation?.forms ?? forms
