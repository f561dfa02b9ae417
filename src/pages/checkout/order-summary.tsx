import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { checkoutPath, notesOn, type Service, totalOf } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'
import { readReferralCode } from '@/lib/referral-code'
import { keepSelection } from '@/lib/selection'

type OrderSummaryProps = {
  services: readonly Service[]
  /** Whether the order is being sent or is stored: then no service can be removed. */
  isFixed: boolean
}

export function OrderSummary({ services, isFixed }: OrderSummaryProps) {
  const { title, total, change } = checkout.summary
  const ids = services.map(({ id }) => id)
  return (
    <section
      aria-labelledby="summary"
      className="on-ink rounded-t-[3rem] rounded-b-3xl bg-ink p-6 pt-8 text-paper sm:p-8 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1"
    >
      <h2 id="summary" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid gap-1">
        {services.map((service) => (
          <OrderLine key={service.id} service={service} services={services} isFixed={isFixed} />
        ))}
      </ul>
      {notesOn(services).map((note) => (
        <p key={note} className="mt-3 text-sm">
          {note}
        </p>
      ))}
      <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-ink-soft border-t pt-4 font-semibold">
        {total}{' '}
        <strong className="font-display text-3xl text-marigold" translate="no">
          {formatRupees(totalOf(services))}
        </strong>
      </p>
      {readReferralCode() && <p className="mt-3 text-sm">{checkout.friend}</p>}
      {/* This link opens /services at the first selected service. */}
      <Link
        to={`${paths.services}#${ids[0]}`}
        onClick={() => !isFixed && keepSelection(ids)}
        className="link mt-3 print:hidden!"
      >
        {change}
      </Link>
    </section>
  )
}

type OrderLineProps = { service: Service; services: readonly Service[]; isFixed: boolean }

function OrderLine({ service, services, isFixed }: OrderLineProps) {
  const { id, name, price } = service
  const others = services.filter((other) => other.id !== id)
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="grow">{name}</span> <span translate="no">{formatRupees(price)}</span>
      {!isFixed && (
        <Link
          to={checkoutPath(others)}
          replace
          onClick={() => keepSelection(others.map((other) => other.id))}
          aria-label={checkout.summary.remove(name)}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink-soft print:hidden!"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      )}
    </li>
  )
}
