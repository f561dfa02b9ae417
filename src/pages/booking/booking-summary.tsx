import { booking, bookingSessions } from '@/content/booking'
import type { Service } from '@/content/catalogue'
import { formatRupees } from '@/lib/money'

type BookingSummaryProps = { session: string | undefined; extras: readonly Service[] }

/** What is booked, which is free, and what it may lead to. */
export function BookingSummary({ session, extras }: BookingSummaryProps) {
  const { title, item, free, later, session: sessionOf, note } = booking.summary
  const chosen = bookingSessions.find(({ id }) => id === session) ?? bookingSessions[0]
  return (
    <aside aria-label={title} className="on-ink rounded-t-[3rem] rounded-b-3xl bg-ink p-6 text-paper sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-4 flex items-center justify-between gap-4">
        {item}
        <strong className="font-display text-3xl text-marigold">{free}</strong>
      </p>
      <p className="mt-5 border-ink-soft border-t pt-4 font-semibold text-sm">{later}</p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        <Line name={sessionOf(chosen.minutes)} price={chosen.price} />
        {extras.map(({ id, name, price }) => (
          <Line key={id} name={name} price={price} />
        ))}
      </ul>
      <p className="mt-5 text-sm">{note}</p>
    </aside>
  )
}

function Line({ name, price }: { name: string; price: number }) {
  return (
    <li className="flex justify-between gap-4">
      {name} <span>{formatRupees(price)}</span>
    </li>
  )
}
