import { Suspense, useEffect, useState } from 'react'
import { lazyOptional } from '@/components/lazy-hydration'
import { whenIdle } from '@/lib/when-idle'

const VerifiedReviews = lazyOptional(
  async () => (await import('@/pages/home/verified-reviews')).VerifiedReviews,
)

/** The reviews are read once the page has settled; without any, nothing is shown. */
export function Reviews() {
  const [settled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true)), [])
  return settled && <Suspense>{<VerifiedReviews />}</Suspense>
}
