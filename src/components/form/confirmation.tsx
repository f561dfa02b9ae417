import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** Stays in a form's place when it has been sent, and takes the focus. */
export function Confirmation({ children }: { children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => whole.current?.focus(), [])
  return (
    <div
      ref={whole}
      data-uncovered
      tabIndex={-1}
      className="flex gap-3 rounded-xl border-2 border-sea bg-sea-pale px-4 py-3"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea-deep" />
      <div>{children}</div>
    </div>
  )
}
