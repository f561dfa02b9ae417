import { useEffect, useRef } from 'react'

/** Returns a function that says whether the component is still on the page. */
export function useIsOnPage() {
  const isOnPage = useRef(false)
  useEffect(() => {
    isOnPage.current = true
    return () => {
      isOnPage.current = false
    }
  }, [])
  return () => isOnPage.current
}
