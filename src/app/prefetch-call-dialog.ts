import { fetchCallDialog } from '@/app/call-dialog'
import { savesData } from '@/loading/prefetch'

if (!savesData()) fetchCallDialog()
