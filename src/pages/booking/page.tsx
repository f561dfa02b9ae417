import { MapPin } from 'lucide-react'
import { ConsultantAvatar } from '@/components/art/consultant-avatar'
import { OpeningHours } from '@/components/contact/opening-hours'
import { FormBoundary } from '@/components/form/form-boundary'
import { PageBand } from '@/components/layout/page-band'
import { Badge } from '@/components/ui/badge'
import { CheckList } from '@/components/ui/check-list'
import { booking } from '@/content/booking'
import { type Consultant, consultants, meetTheTeam } from '@/content/consultants'
import { BookingForm } from '@/pages/booking/booking-form'

export function Component() {
  // The specification fixes the consultant: the page does not read the id in its address.
  const consultant = consultants[0]
  return (
    <>
      <PageBand>{booking.lead}</PageBand>
      <div className="container-page pt-8 pb-12">
        <div className="grid gap-8 max-lg:max-w-[40rem]">
          {consultant && <Summary consultant={consultant} />}
          <FormBoundary formName="booking">
            <BookingForm extras={consultant?.services ?? []} />
          </FormBoundary>
          <Explanation />
        </div>
      </div>
    </>
  )
}

function Explanation() {
  const { title, points } = booking.explanation
  return (
    <section aria-labelledby="free-call">
      <h2 id="free-call" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <CheckList points={points} className="mt-4 gap-2.5" />
      <OpeningHours className="mt-5" />
    </section>
  )
}

function Summary({ consultant }: { consultant: Consultant }) {
  const { name, title, location, isSample } = consultant
  return (
    <section aria-label={booking.consultant} className="flex flex-wrap items-center gap-4">
      <ConsultantAvatar consultant={consultant} className="w-16" />
      <div className="grow basis-[8rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-display font-bold text-xl">
          {name}
          {isSample && <Badge tone="highlight">{meetTheTeam.sample}</Badge>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="text-sea-deep">{title}</span>
          <span className="flex items-center gap-1.5">
            <MapPin aria-hidden="true" className="size-4 shrink-0 text-sea" />
            {location}
          </span>
        </p>
      </div>
    </section>
  )
}
