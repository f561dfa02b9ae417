import { useEffect, useEffectEvent, useState } from 'react'
import type { ContactKind } from '@/components/form/contact-hint'
import { lateCode, useLate } from '@/loading/lazy'

const late = lateCode(() => import('@/components/form/contact-hint'))

export const preloadContactHints = late.preload

/** What looks wrong with the e-mail address or phone number in a field, while nobody types there. */
export function useContactHint(id: string, kind: ContactKind | undefined, value: string) {
  const { code } = useLate(late)
  const [settled, setSettled] = useState<string>()
  const settle = async () => {
    if (!kind || !value) return
    const { whenReleased } = await late.load()
    await whenReleased()
    setSettled(value)
  }
  const onValue = useEffectEvent((_: string) => {
    if (document.activeElement?.id !== id) settle()
  })
  // It may come from a draft, from before hydration or from the browser.
  useEffect(() => onValue(value), [value])
  return { hint: kind && settled === value ? code?.contactHint(kind, value) : undefined, onLeave: settle }
}
