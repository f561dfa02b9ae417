import { Link } from 'react-router-dom'
import { type Service, totalOf } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'

/** What is ordered, as a receipt. */
export function OrderSummary({ services }: { services: readonly Service[] }) {
  const { title, total, change } = checkout.summary
  return (
    <section
      aria-labelledby="summary"
      className="on-ink rounded-t-[3rem] rounded-b-3xl bg-ink p-6 pt-8 text-paper sm:p-8 lg:sticky lg:top-36 lg:order-last"
    >
      <h2 id="summary" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid gap-2.5">
        {services.map(({ id, name, price }) => (
          <li key={id} className="flex justify-between gap-4">
            {name} <span>{formatRupees(price)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 flex items-baseline justify-between gap-4 border-paper/30 border-t pt-4 font-semibold">
        {total}{' '}
        <strong className="font-display text-3xl text-marigold">{formatRupees(totalOf(services))}</strong>
      </p>
      <Link to={paths.services} className="link mt-3">
        {change}
      </Link>
    </section>
  )
}
