import { useStore } from '@/components/hooks/use-store'
import { callRequested } from '@/content/free-call'
import { receiptStore } from '@/lib/receipts'
import { weekdayAndTime } from '@/lib/short-moment'

/** The text "Call requested · reply by Fri 3:30 pm", until our reply is due. */
export function useCallRequested() {
  const call = useStore(receiptStore).find(({ form }) => form === 'free-call')
  if (call?.due === undefined || call.due <= Date.now()) return undefined
  return callRequested(weekdayAndTime(new Date(call.due)))
}
