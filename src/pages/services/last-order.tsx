import { Link } from 'react-router-dom'
import { onVisitorsClock } from '@/components/contact/visitor-clock'
import { useReceipts } from '@/components/hooks/use-receipts'
import { checkoutPath, servicesById } from '@/content/catalogue'
import { servicesPage } from '@/content/services-page'
import { isAwaited, type StoredReceipt } from '@/lib/receipts'

/** Names the last order until our reply is due. Its space is reserved, because it appears after hydration. */
export function LastOrder() {
  const [order] = useReceipts('checkout')
  return <p className="-mt-10 min-h-12 text-sm">{order && <AwaitedOrder order={order} />}</p>
}

function AwaitedOrder({ order }: { order: StoredReceipt }) {
  const { about, due } = order
  const services = servicesById(about.split(','))
  if (due === undefined || !isAwaited(order) || services.length === 0) return null
  const names = services.map(({ name }) => name).join(', ')
  return (
    <>
      {servicesPage.ordered(names, onVisitorsClock(new Date(due)))}{' '}
      <Link to={checkoutPath(services)} className="link">
        {servicesPage.showOrder}
      </Link>
    </>
  )
}
