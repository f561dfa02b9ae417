import { useEffect, useState } from 'react'

const UNDO_MS = 10_000

/** Offers to undo an action for 10 seconds. */
export function useUndo() {
  const [offer, setOffer] = useState<{ undo: () => void }>()
  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(() => setOffer(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [offer])
  return {
    offerUndo: (undo: () => void) => setOffer({ undo }),
    undo:
      offer &&
      (() => {
        offer.undo()
        setOffer(undefined)
      }),
  }
}
