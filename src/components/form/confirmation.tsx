import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** Stays in a form's place when it has been sent, and takes the focus; its title does where it has one, at the top of the screen. */
export function Confirmation({ title, children }: { title?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'start' })
    const first = line.current ?? box.current
    first?.focus({ preventScroll: first === line.current })
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="flex gap-3 rounded-xl border-2 border-sea bg-sea-pale px-4 py-3">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea-deep" />
      <div>
        {title && (
          <h2 ref={line} tabIndex={-1} className="text-2xl">
            {title}
          </h2>
        )}
        {children}
      </div>
    </div>
  )
}
