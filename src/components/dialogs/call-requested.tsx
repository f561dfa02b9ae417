import type { ReactNode } from 'react'
import { useCallRequested } from '@/components/hooks/use-call-requested'
import { cn } from '@/lib/cn'

type CallRequestedProps = {
  className?: string
  /** A text that is shown until a call is requested, and keeps its space afterwards. */
  otherwise?: ReactNode
}

/** A line beside a button of the free call: a call is requested, and the time of our reply. Before that it shows `otherwise` or nothing. */
export function CallRequested({ className, otherwise }: CallRequestedProps) {
  const requested = useCallRequested()
  if (otherwise)
    return (
      <p className={cn('grid *:[grid-area:1/1]', className)}>
        <span className={cn(requested && 'invisible')}>{otherwise}</span>
        {requested && <span className="self-center text-balance">{requested}</span>}
      </p>
    )
  return requested ? <p className={className}>{requested}</p> : null
}
