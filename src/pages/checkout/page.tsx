import { Link } from 'react-router-dom'
import drawing from '@/assets/art/no-selection.svg'
import { FormBoundary } from '@/components/form/form-boundary'
import { PageBand } from '@/components/layout/page-band'
import { ButtonLink } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { checkoutPath, servicesById } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { cn } from '@/lib/cn'
import { formatRupees } from '@/lib/money'
import { paths } from '@/lib/paths'
import { useAfterHydration, useQueryParameters } from '@/loading/hydration'
import { Order } from '@/pages/checkout/order'

export function Component() {
  return (
    <>
      <PageBand>{checkout.lead}</PageBand>
      {/* Keeps the footer below the screen, so that nothing shifts when the order appears. */}
      <div className="container-page min-h-[calc(var(--screen-height)-16rem)] pt-8 pb-14">
        <View />
      </div>
    </>
  )
}

/** At least as high as the summary with the receipt, so that nothing moves when they appear: e2e/receipts.spec.ts, thorough. */
const reservedHeight = 'min-h-[95rem] sm:min-h-[82rem] lg:min-h-[68rem]'

function View() {
  const isHydrated = useAfterHydration()
  // One text, because it is the key below. Accepts `services=a,b` and `services=a&services=b`.
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
      <div key={ids} className={reservedHeight}>
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
