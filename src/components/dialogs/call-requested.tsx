import type { ReactNode } from 'react'
import { useCallRequested } from '@/components/hooks/use-call-requested'
import { cn } from '@/lib/cn'

type CallRequestedProps = {
  className?: string
  /** A text in the line's place while no call is requested. */
  insteadOf?: ReactNode
}

/** A line beside a button of the free call: a call is requested, and the time of our reply. Empty before hydration. */
export function CallRequested({ className, insteadOf }: CallRequestedProps) {
  const requested = useCallRequested()
  if (insteadOf)
    return (
      <p className={cn('grid *:[grid-area:1/1]', className)}>
        <span className={cn(requested && 'invisible')}>{insteadOf}</span>
        {requested && <span className="self-center text-balance">{requested}</span>}
      </p>
    )
  return requested ? <p className={className}>{requested}</p> : null
}
