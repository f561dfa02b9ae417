import { Link } from 'react-router-dom'
import { EmptySelection } from '@/components/art/empty-selection'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useQueryParameters } from '@/components/hooks/use-query'
import { PageBand } from '@/components/layout/page-band'
import { ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { notesOn, type Service, servicesById, totalOf } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'
import { readReferralCode } from '@/lib/referral-code'
import { Order } from '@/pages/checkout/order'

export function Component() {
  return (
    <>
      <PageBand>{checkout.lead}</PageBand>
      {/* Keeps the footer below the screen, so that nothing shifts when the order appears. */}
      <div className="container-page min-h-[calc(var(--screen)-16rem)] pt-8 pb-14">
        <View />
      </div>
    </>
  )
}

function View() {
  const known = useAfterHydration()
  const ids = useQueryParameters().getAll('services').join()
  const services = servicesById(ids.split(','))
  if (!known) {
    return (
      <>
        <OrderSkeleton />
        <noscript>
          <NothingSelected />
        </noscript>
      </>
    )
  }
  if (services.length > 0) {
    return (
      <div key={ids} className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:items-start lg:gap-14">
        <OrderSummary services={services} />
        <Order services={services} />
      </div>
    )
  }
  return <NothingSelected />
}

function OrderSkeleton() {
  return (
    <div className="grid gap-5 noscript:hidden">
      <Skeleton className="h-40" />
      <Skeleton className="h-[26rem]" />
    </div>
  )
}

function NothingSelected() {
  const { title, text, back } = checkout.none
  return (
    <div className="mx-auto max-w-md text-center">
      <EmptySelection className="mx-auto h-auto w-60 max-w-full" />
      <h2 className="mt-6 text-2xl">{title}</h2>
      <p className="mt-2">{text}</p>
      <ButtonLink className="mt-6" to={paths.services}>
        {back}
      </ButtonLink>
    </div>
  )
}

function OrderSummary({ services }: { services: readonly Service[] }) {
  const { title, total, change } = checkout.summary
  return (
    <section
      aria-labelledby="summary"
      className="on-ink rounded-t-[3rem] rounded-b-3xl bg-ink p-6 pt-8 text-paper sm:p-8 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1"
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
      {notesOn(services).map((note) => (
        <p key={note} className="mt-3 text-sm">
          {note}
        </p>
      ))}
      <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 border-ink-soft border-t pt-4 font-semibold">
        {total}{' '}
        <strong className="font-display text-3xl text-marigold">{formatRupees(totalOf(services))}</strong>
      </p>
      {readReferralCode() && <p className="mt-3 text-sm">{checkout.friend}</p>}
      <Link to={paths.services} className="link mt-3">
        {change}
      </Link>
    </section>
  )
}
