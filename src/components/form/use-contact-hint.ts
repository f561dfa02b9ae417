import { useState } from 'react'
import type { ContactKind } from '@/components/form/contact-hint'
import { lateCode, useLate } from '@/loading/lazy'

const late = lateCode(() => import('@/components/form/contact-hint'))

export const preloadContactHints = late.preload

/** What looks wrong with an e-mail address or a phone number, from when the field is left until it is changed. */
export function useContactHint(kind: ContactKind | undefined, value: string) {
  const { code } = useLate(late)
  const [left, setLeft] = useState<string>()
  return {
    hint: kind && left === value ? code?.contactHint(kind, value) : undefined,
    onLeave: async () => {
      if (!kind) return
      const { whenReleased } = await late.load()
      await whenReleased()
      setLeft(value)
    },
  }
}
