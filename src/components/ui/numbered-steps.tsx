import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'

export type Step = string | { title: string; text: string }

const markStyles = {
  plain: 'bg-marigold text-ink-deep',
  done: 'bg-sea text-paper-white',
  open: 'border-2 border-sea text-sea-deep',
}

/** A numbered list. The first `done` steps are behind the visitor and have a tick. */
export function NumberedSteps({
  steps,
  done,
  doneText,
}: {
  steps: readonly Step[]
  done?: number
  doneText?: string
}) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => {
        const { title, text } = typeof step === 'string' ? { title: undefined, text: step } : step
        const isDone = done !== undefined && index < done
        return (
          <li key={text} className="flex gap-3 wrap-anywhere">
            <span
              aria-hidden="true"
              className={cn(
                'arch grid h-8 w-7 shrink-0 place-items-center font-bold text-sm',
                done === undefined ? markStyles.plain : markStyles[isDone ? 'done' : 'open'],
              )}
            >
              {isDone ? <Check className="size-4" /> : index + 1}
            </span>
            <div>
              {title && <h4 className="font-semibold">{title}</h4>}
              {text}
              {isDone && <span className="sr-only"> {doneText}</span>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
