import { ArrowRight, Building2, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ConsultantAvatar } from '@/components/art/consultant-avatar'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { type Consultant, meetTheTeam } from '@/content/consultants'
import { minutesText, mostPopular } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

export function ConsultantCard({ consultant }: { consultant: Consultant }) {
  const { name, isSample, title, company, location, bio, specializations } = consultant
  return (
    <Card
      as="article"
      size="large"
      aria-labelledby={consultant.id}
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[1.4fr_1fr]"
    >
      <div>
        <div className="flex flex-wrap items-end gap-5 *:last:grow *:last:basis-[8rem]">
          <ConsultantAvatar consultant={consultant} className="w-24 sm:w-32" />
          <div>
            {isSample && <Badge tone="highlight">{meetTheTeam.sample}</Badge>}
            <h2 id={consultant.id} className="mt-2 text-2xl sm:text-3xl">
              {name}
            </h2>
            <p className="mt-1 font-semibold text-sea-deep">{title}</p>
          </div>
        </div>
        {isSample && (
          <p className="mt-5 rounded-xl bg-marigold-pale px-4 py-3 text-sm">{meetTheTeam.sampleNote}</p>
        )}
        <p className="mt-5 flex gap-2">
          <Building2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
          {company}
        </p>
        <p className="mt-2 flex gap-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
          {location}
        </p>
        <p className="mt-4 text-pretty">{bio}</p>
        <h3 className="mt-6 text-lg">{meetTheTeam.specializations}</h3>
        <p className="mt-1">{specializations.join(' · ')}</p>
        <TrackRecord consultant={consultant} />
      </div>
      <Sessions consultant={consultant} />
    </Card>
  )
}

function TrackRecord({ consultant: { rating, reviewCount, totalBookings } }: { consultant: Consultant }) {
  if (reviewCount === 0 && totalBookings === 0) {
    return <p className="mt-6 font-semibold">{meetTheTeam.newcomer(reviewCount, totalBookings)}</p>
  }
  const figures = [
    [meetTheTeam.rating, rating === null ? meetTheTeam.unrated : meetTheTeam.rated(rating)],
    [meetTheTeam.reviews, reviewCount],
    [meetTheTeam.bookings, totalBookings],
  ] as const
  return (
    <dl className="mt-6 grid grid-cols-3 gap-px overflow-hidden rounded-2xl border border-paper-line bg-paper-line text-center">
      {figures.map(([label, figure]) => (
        <div key={label} className="flex flex-col-reverse bg-paper-white px-2 py-3">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Sessions({ consultant: { id, isSample, sessions } }: { consultant: Consultant }) {
  return (
    <div className="flex flex-col">
      <h3 className="text-xl">{meetTheTeam.sessions}</h3>
      <ul className="mt-3 grid gap-3">
        {sessions.map(({ minutes, price, title, description, popular }) => (
          <li key={minutes}>
            <Link
              to={paths.bookingSession(id, minutes)}
              state={{ pricesOf: 'consultants' }}
              className="group flex flex-wrap items-center gap-x-4 rounded-2xl border-2 border-paper-line px-4 py-3 hover:border-sea"
            >
              <span className="min-w-0 grow basis-[6rem]">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                  {minutesText(minutes)}
                  {popular && !isSample && <Badge tone="success">{mostPopular}</Badge>}
                </span>
                <span className="block text-sm">
                  {title}: {description}
                </span>
              </span>
              <span className="font-display font-bold text-xl" translate="no">
                {formatRupees(price)}
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-sea transition-transform group-hover:[translate:2px]"
              />
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={meetTheTeam.freeCall.to} className="mt-6 w-full">
        {meetTheTeam.freeCall.label}
      </ButtonLink>
    </div>
  )
}
