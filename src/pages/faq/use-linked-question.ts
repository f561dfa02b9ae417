import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens the question that a link such as `/faq#aps` leads to. */
export function useLinkedQuestion() {
  const { hash } = useLocation()
  useEffect(() => {
    const linked = hash && document.getElementById(hash.slice(1))
    if (linked instanceof HTMLDetailsElement) linked.open = true
  }, [hash])
}
