import { Suspense } from 'react'
import { PageBand } from '@/components/layout/page-band'
import { lazyHydration } from '@/components/lazy-hydration'
import { Skeleton } from '@/components/ui/skeleton'
import { booking } from '@/content/booking'
import { consultants } from '@/content/consultants'
import { AboutTheCall } from '@/pages/booking/about-the-call'

const BookingForm = lazyHydration(
  'booking-form',
  async () => (await import('@/pages/booking/booking-form')).BookingForm,
)

/** Whatever consultant the address names: there is one to book. */
export function Component() {
  const consultant = consultants[0]
  return (
    <>
      <PageBand>{booking.lead}</PageBand>
      <div className="container-page grid gap-10 pt-8 pb-12 sm:pt-12">
        <AboutTheCall consultant={consultant} />
        <Suspense fallback={<Skeleton className="h-[70rem]" />}>
          <BookingForm extras={consultant?.services ?? []} />
        </Suspense>
      </div>
    </>
  )
}
