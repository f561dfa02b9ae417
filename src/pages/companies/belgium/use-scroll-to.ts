import { useEffect, useRef } from 'react'

const DELAY_MS = 100

/** Scrolls to an element a moment later, when the address has changed. */
export function useScrollTo(id: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => document.getElementById(id)?.scrollIntoView(), DELAY_MS)
  }
}
