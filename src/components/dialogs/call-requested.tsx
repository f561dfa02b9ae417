import { useCallRequested } from '@/components/hooks/use-call-requested'
import { cn } from '@/lib/cn'

type CallRequestedProps = {
  className?: string
  /** A text that the line takes the place of; its space is kept. */
  insteadOf?: string
}

/** Beside a button of the free call, after hydration: that a call is requested, and by when we reply. */
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
