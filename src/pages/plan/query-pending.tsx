import { type ReactNode, useEffect, useState } from 'react'
import { ComponentStyle } from '@/components/ui/component-style'
import { useAfterHydration } from '@/loading/hydration'
import css from '@/pages/plan/query-pending.css?inline'

/** Shows a skeleton until the plan for the query is laid out. A component of its own, so that its state does not render the plan again. */
export function QueryPending({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  const isHydrated = useAfterHydration()
  const isLaidOut = useLaidOut(isHydrated && !isWaiting)
  return (
    <div id="plan" className="query-pending container-page relative" data-known={isLaidOut || undefined}>
      <ComponentStyle name="query-pending" css={css} />
      <div aria-hidden="true" className="query-pending-skeleton rounded-lg bg-paper-deep" />
      <div>{children}</div>
    </div>
  )
}

/** True two frames after `isKnown`: content that changes and appears in one frame counts as a layout shift. */
function useLaidOut(isKnown: boolean) {
  const [isLaidOut, setLaidOut] = useState(isKnown)
  useEffect(() => {
    if (!isKnown) return
    let secondFrame = 0
    const firstFrame = requestAnimationFrame(() => {
      secondFrame = requestAnimationFrame(() => setLaidOut(true))
    })
    return () => {
      cancelAnimationFrame(firstFrame)
      cancelAnimationFrame(secondFrame)
    }
  }, [isKnown])
  return isKnown && isLaidOut
}
