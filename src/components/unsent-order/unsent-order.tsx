import { useState } from 'react'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { UnsentOrderLine } from '@/components/unsent-order/unsent-order-line'
import { cn } from '@/lib/cn'
import { unsentOrder } from '@/lib/submitted-order'

/** Offers to send the order that was submitted on this device and not sent, if there is one. */
export function UnsentOrder({ className }: { className?: string }) {
  return useAfterHydration() && <OrderOfBefore className={className} />
}

function OrderOfBefore({ className }: { className?: string | undefined }) {
  const [order] = useState(unsentOrder)
  if (!order) return null
  return (
    <div className={cn('min-h-19 sm:min-h-11', className)}>
      <UnsentOrderLine order={order} />
    </div>
  )
}
