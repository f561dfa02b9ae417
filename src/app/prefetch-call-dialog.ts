import { savesData } from '@/loading/prefetch'

// Fetches the dialog that visitors open first. Ignore a failure: the dialog fetches its code again when it opens.
if (!savesData()) import('@/components/dialogs/free-call-dialog').catch(() => {})
