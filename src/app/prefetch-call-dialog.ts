import { savesData } from '@/loading/prefetch'

// Ignore a failure: the dialog fetches its code again when it opens.
if (!savesData()) import('@/components/dialogs/free-call-dialog').catch(() => {})
