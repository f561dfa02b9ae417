import { Check, MapPin } from 'lucide-react'
import { ConsultantAvatar } from '@/components/consultant-avatar'
import { OpeningHours } from '@/components/opening-hours'
import { Badge } from '@/components/ui/badge'
import { booking } from '@/content/booking'
import { type Consultant, meetTheTeam } from '@/content/consultants'

/** With whom, and what the free call is. */
export function AboutTheCall({ consultant }: { consultant: Consultant | undefined }) {
  const { title, points } = booking.explanation
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.3fr] lg:gap-10">
      {consultant && <Summary consultant={consultant} />}
      <section aria-labelledby="free-call">
        <h2 id="free-call" className="text-2xl sm:text-3xl">
          {title}
        </h2>
        <ul className="mt-4 grid gap-2.5">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
              {point}
            </li>
          ))}
        </ul>
        <OpeningHours className="mt-5" />
      </section>
    </div>
  )
}

function Summary({ consultant }: { consultant: Consultant }) {
  const { name, title, location, isSample } = consultant
  return (
    <section
      aria-label={booking.consultant}
      className="flex items-end gap-5 rounded-3xl border border-paper-line bg-paper-white p-5"
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
    </section>
  )
}
