import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Badge } from '@/components/ui/badge'
import { belgiumDatabase } from '@/content/belgium-database'

const { preview, verifiedCompanies } = belgiumDatabase

type PreviewFrameProps = {
  /** How many companies there are. */
  count?: number
  /** Beside the cards, in a place that is as high whatever is said. */
  note: ReactNode
  takesFocus?: boolean
  busy?: boolean
  /** One list item a company. */
  children: ReactNode
}

export function PreviewFrame({
  count = verifiedCompanies,
  note,
  takesFocus,
  busy,
  children,
}: PreviewFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby={id} aria-busy={busy} className="bg-paper-deep">
      <div className="container-page pt-12 pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
            {preview.title}
          </h2>
          <Badge tone="highlight">{preview.badge(count)}</Badge>
        </div>
        {/* As high as the companies will be, so that nothing moves when they arrive. */}
        <ul className="mt-7 grid min-h-[50rem] gap-4 sm:min-h-[43rem] lg:min-h-80 lg:grid-cols-3">
          {children}
        </ul>
        <div role="status" className="mt-5 min-h-34 text-sm sm:min-h-20">
          {note}
        </div>
      </div>
    </section>
  )
}
