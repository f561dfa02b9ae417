import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type ConfirmationProps = {
  /** Takes the focus in place of the whole, in the middle of the screen: notices stand at its edges. */
  heading?: string
  children: ReactNode
}

/** Stays in a form's place when it has been sent, and takes the focus. */
export function Confirmation({ heading, children }: ConfirmationProps) {
  const whole = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!title.current) return whole.current?.focus()
    title.current.focus({ preventScroll: true })
    title.current.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={whole}
      data-uncovered
      tabIndex={heading ? undefined : -1}
      className="flex gap-3 rounded-xl border-2 border-sea bg-sea-pale px-4 py-3"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea-deep" />
      <div>
        {heading && (
          <h2 ref={title} tabIndex={-1} className="text-2xl">
            {heading}
          </h2>
        )}
        {children}
      </div>
    </div>
  )
}
