import { Suspense } from 'react'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useQueryParameters } from '@/components/hooks/use-query'
import { PageBand } from '@/components/layout/page-band'
import { lazyHydration } from '@/components/lazy-hydration'
import { Skeleton } from '@/components/ui/skeleton'
import { servicesById } from '@/content/catalogue'
import { checkout } from '@/content/checkout'
import { NothingSelected } from '@/pages/checkout/nothing-selected'
import { OrderSummary } from '@/pages/checkout/order-summary'

const Order = lazyHydration('checkout-form', async () => (await import('@/pages/checkout/order')).Order)

export function Component() {
  return (
    <>
      <PageBand>{checkout.lead}</PageBand>
      {/* Tall enough that nothing in sight moves when the order takes its place. */}
      <div className="container-page min-h-[64rem] pt-8 pb-14 lg:min-h-[48rem]">
        <View />
      </div>
    </>
  )
}

/** The link names the services. What it says of the total is not believed. */
function View() {
  const known = useAfterHydration()
  const services = servicesById((useQueryParameters().get('services') ?? '').split(','))
  if (!known) {
    return (
      <>
        <Waiting />
        <noscript>
          <NothingSelected />
        </noscript>
      </>
    )
  }
  if (services.length === 0) return <NothingSelected />
  return (
    <div className="grid gap-10 lg:grid-cols-[1.3fr_1fr] lg:items-start lg:gap-14">
      <OrderSummary services={services} />
      <Suspense fallback={<Waiting />}>
        <Order services={services} />
      </Suspense>
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-5 noscript:hidden">
      <Skeleton className="h-40" />
      <Skeleton className="h-[26rem]" />
    </div>
  )
}
