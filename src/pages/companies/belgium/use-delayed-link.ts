import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

const DELAY_MS = 100

/** Follows a link to a place on this page a moment after it was pressed. */
export function useDelayedLink(to: string) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (event: MouseEvent) => {
    // Opening it in another tab is the browser's affair.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigate(to), DELAY_MS)
  }
}
