import type { ReactNode } from 'react'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { useCallRequested } from '@/components/hooks/use-call-requested'
import { cn } from '@/lib/cn'

type CallRequestedProps = {
  className?: string
  /** The text until a call is requested. Afterwards a button that opens the receipt takes its space. */
  otherwise?: ReactNode
}

/** A line beside a button of the free call: that a call is requested, and when we reply. Before a request it shows `otherwise`. */
export function CallRequested({ className, otherwise }: CallRequestedProps) {
  const requested = useCallRequested()
  if (otherwise)
    return (
      // Both texts stand in one cell of a grid, so that the line keeps its height.
      <p className={cn('grid *:[grid-area:1/1]', className)}>
        <span className={cn(requested && 'invisible')}>{otherwise}</span>
        {requested && (
          <FreeCallButton
            tone="quiet"
            size="small"
            className="-my-3 max-w-3/5 self-center justify-self-start text-left text-balance px-0!"
          >
            {requested}
          </FreeCallButton>
        )}
      </p>
    )
  return requested ? <p className={className}>{requested}</p> : null
}
