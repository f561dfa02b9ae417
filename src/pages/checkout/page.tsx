import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import drawing from '@/assets/art/no-selection.svg'
import { FormBoundary } from '@/components/form/form-boundary'
import { useReceipts } from '@/components/hooks/use-receipts'
import { PageBand } from '@/components/layout/page-band'
import { ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { checkoutPath, notesOn, type Service, servicesById, totalOf } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { cn } from '@/lib/cn'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'
import { readReferralCode } from '@/lib/referral-code'
import { keepSelection } from '@/lib/selection'
import { useAfterHydration, useQueryParameters } from '@/loading/hydration'
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

/** At least as high as the summary with the receipt, so that nothing moves when they appear: e2e/receipts.spec.ts, thorough. */
const reservedHeight = 'min-h-[95rem] sm:min-h-[82rem] lg:min-h-[68rem]'

function View() {
  const isHydrated = useAfterHydration()
  const ids = useQueryParameters().getAll('services').join()
  const services = servicesById(ids.split(','))
  if (!isHydrated) {
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
      <div
        key={ids}
        className={cn(
          reservedHeight,
          'grid content-start gap-10 max-lg:max-w-[40rem] lg:grid-cols-[1.3fr_1fr] lg:items-start lg:gap-14',
        )}
      >
        <OrderSummary services={services} />
        <FormBoundary formName="checkout">
          <Order services={services} />
        </FormBoundary>
      </div>
    )
  }
  return <NothingSelected />
}

function OrderSkeleton() {
  return (
    <div className={cn(reservedHeight, 'grid content-start gap-5 noscript:hidden')}>
      <Skeleton className="h-40" />
      <Skeleton className="h-[58rem]" />
    </div>
  )
}

function NothingSelected() {
  const { title, text, back, single, services } = checkout.none
  return (
    <div className="mx-auto max-w-md text-center">
      <img src={drawing} alt="" width="240" height="160" className="mx-auto h-auto max-w-full" />
      <h2 className="mt-6 text-2xl">{title}</h2>
      <p className="mt-2">{text}</p>
      <ButtonLink className="mt-6" to={paths.services}>
        {back}
      </ButtonLink>
      <h3 className="mt-10 text-xl">{single}</h3>
      <ul className="mt-3 grid gap-2 text-left">
        {services.map((service) => (
          <li key={service.id}>
            <Link
              to={checkoutPath([service])}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 rounded-2xl border-2 border-paper-line bg-paper-white px-4 py-2 font-semibold hover:border-sea"
            >
              {service.name}{' '}
              <span className="font-display text-lg" translate="no">
                {formatRupees(service.price)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OrderSummary({ services }: { services: readonly Service[] }) {
  const { title, total, change } = checkout.summary
  const ids = services.map(({ id }) => id)
  const isOrdered = useReceipts('checkout').some(({ about }) => about === ids.join())
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
          <OrderLine key={service.id} service={service} services={services} isFixed={isOrdered} />
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
        onClick={() => !isOrdered && keepSelection(ids)}
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
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink-soft print:hidden!"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      )}
    </li>
  )
}
