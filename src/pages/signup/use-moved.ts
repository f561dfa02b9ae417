import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Whether the visitor has moved within this page: then a new view takes the focus, as a new page would. */
export function useMoved() {
  const { key } = useLocation()
  const [first] = useState(key)
  const [moved, setMoved] = useState(false)
  if (!moved && key !== first) setMoved(true)
  return moved
}
