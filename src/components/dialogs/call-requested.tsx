import { useCallRequested } from '@/components/hooks/use-call-requested'

/** Beside a button of the free call, after hydration: that a call is requested, and by when we reply. */
export function CallRequested({ className }: { className?: string }) {
  const requested = useCallRequested()
  return requested ? <p className={className}>{requested}</p> : null
}
