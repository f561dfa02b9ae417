import { useRef, useState } from 'react'
import { useSending } from '@/components/unsent-order/use-sending'
import { orderToSend } from '@/content/checkout'
import { forgetOrder, type UnsentOrder } from '@/lib/submitted-order'

export function UnsentOrderLine({ order }: { order: UnsentOrder }) {
  const { line, opened } = orderToSend
  const { openedBy, label, whatsapp, email } = useSending(order)
  const [removed, setRemoved] = useState(false)
  const text = useRef<HTMLParagraphElement>(null)
  const remove = () => {
    forgetOrder()
    setRemoved(true)
    text.current?.focus()
  }
  const said = openedBy ? opened[openedBy] : line.text(order.total)
  return (
    <div className="flex min-h-[inherit] flex-wrap content-center items-center gap-x-1.5 rounded-xl bg-marigold-pale px-3 pt-1.5 text-sm sm:px-4 sm:pt-0">
      <p ref={text} role="status" tabIndex={-1}>
        {removed ? line.removed : said}
      </p>
      {!removed && (
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          {!openedBy && line.sendBy}
          <a {...whatsapp} className="link">
            {label('whatsapp', line)}
          </a>
          {line.or}
          <a {...email} className="link">
            {label('email', line)}
          </a>
          {!openedBy && (
            <button type="button" onClick={remove} className="link ml-1 sm:ml-2">
              {line.remove}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
