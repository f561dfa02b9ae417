import { useReceipts } from '@/components/hooks/use-receipts'
import { callRequested } from '@/content/free-call'
import { isAwaited } from '@/lib/receipts'
import { weekdayAndTime } from '@/lib/short-moment'

/** The text "Call requested · reply by Fri 3:30 pm", until our reply is due. */
export function useCallRequested() {
  const [call] = useReceipts('free-call')
  if (call?.due === undefined || !isAwaited(call)) return undefined
  return callRequested(weekdayAndTime(new Date(call.due)))
}
