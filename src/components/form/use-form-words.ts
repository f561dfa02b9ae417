import { useStore } from '@/components/hooks/use-store'
import { pageTranslation } from '@/components/page-stores'
import { forms } from '@/content/forms'

/** The words of every form, in Hindi if the page shows a Hindi plan. */
export const useFormWords = (): typeof forms => useStore(pageTranslation)?.forms ?? forms
