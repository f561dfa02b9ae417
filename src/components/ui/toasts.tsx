import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'

const Toaster = lazy(async () => ({ default: (await import('@/components/ui/toaster')).Toaster }))

/** The place where notices appear. Its code comes once the page has been drawn and taken over. */
export function Toasts() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle && <Suspense>{<Toaster />}</Suspense>
}
