import { MapPin } from 'lucide-react'
import { ConsultantAvatar } from '@/components/art/consultant-avatar'
import { OpeningHours } from '@/components/contact/opening-hours'
import { FormBoundary } from '@/components/form/form-boundary'
import { PageBand } from '@/components/layout/page-band'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { CheckList } from '@/components/ui/check-list'
import { booking } from '@/content/booking'
import { type Consultant, consultants, meetTheTeam } from '@/content/consultants'
import { BookingForm } from '@/pages/booking/booking-form'

export function Component() {
  const consultant = consultants[0]
  return (
    <>
      <PageBand>{booking.lead}</PageBand>
      <div className="container-page pt-8 pb-12">
        <div className="grid gap-10 max-lg:max-w-[40rem]">
          <CallInformation consultant={consultant} />
          <FormBoundary form="booking">
            <BookingForm extras={consultant?.services ?? []} />
          </FormBoundary>
        </div>
      </div>
    </>
  )
}

function CallInformation({ consultant }: { consultant: Consultant | undefined }) {
  const { title, points } = booking.explanation
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.3fr] lg:gap-10">
      {consultant && <Summary consultant={consultant} />}
      <section aria-labelledby="free-call">
        <h2 id="free-call" className="text-2xl sm:text-3xl">
          {title}
        </h2>
        <CheckList points={points} className="mt-4 gap-2.5" />
        <OpeningHours className="mt-5" />
      </section>
    </div>
  )
}

function Summary({ consultant }: { consultant: Consultant }) {
  const { name, title, location, isSample } = consultant
  return (
    <Card
      as="section"
      size="bare"
      aria-label={booking.consultant}
      className="flex flex-wrap items-start gap-5 p-5 *:last:grow *:last:basis-[8rem]"
    >
      <ConsultantAvatar consultant={consultant} className="w-20" />
      <div>
        {isSample && <Badge tone="highlight">{meetTheTeam.sample}</Badge>}
        <p className="mt-1.5 font-display font-bold text-xl">{name}</p>
        <p className="text-sea-deep text-sm">{title}</p>
        <p className="mt-1 flex items-center gap-1.5 text-sm">
          <MapPin aria-hidden="true" className="size-4 shrink-0 text-sea" />
          {location}
        </p>
      </div>
    </Card>
  )
}
