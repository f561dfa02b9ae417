import { useEffect, useEffectEvent, useState } from 'react'
import { type ContactKind, contactHint, whenReleased } from '@/components/form/contact-hint'

/** The hint about a suspicious e-mail address or phone number, after the field loses focus. */
export function useContactHint(id: string, kind: ContactKind | undefined, value: string) {
  const [settled, setSettled] = useState<string>()
  const settle = async (value: string) => {
    if (!kind || !value) return
    await whenReleased()
    setSettled(value)
  }
  const onValue = useEffectEvent((value: string) => {
    if (document.activeElement?.id !== id) settle(value)
  })
  // The value may be restored from a draft or filled in by the browser.
  useEffect(() => onValue(value), [value])
  return { hint: kind && settled === value ? contactHint(kind, value) : undefined, onLeave: settle }
}
