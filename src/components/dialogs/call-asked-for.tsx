import { useEffect } from 'react'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { useStore } from '@/components/hooks/use-store'
import { floating } from '@/content/navigation'
import { askedCall, restoreAskedCall } from '@/lib/asked-call'

/** From when a free call was asked for until we reply: says by when, and opens the dialog that can change it. */
export function CallAskedFor() {
  const call = useStore(askedCall)
  useEffect(restoreAskedCall, [])
  useEffect(() => {
    if (!call) return
    const timer = setTimeout(restoreAskedCall, call.due - Date.now())
    return () => clearTimeout(timer)
  }, [call])
  if (!call) return null
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', options).format(call.due)
  const due = `${told({ weekday: 'short' })} ${told({ hour: '2-digit', minute: '2-digit' })}`
  return (
    <FreeCallButton
      tone="raised"
      size="small"
      className="call-asked-for absolute right-0 bottom-full mb-2 whitespace-nowrap rounded-xl! border-sea! bg-sea-pale! px-3!"
    >
      <span>
        {floating.asked} <span className="block">{floating.replyBy(due)}</span>
      </span>
    </FreeCallButton>
  )
}
