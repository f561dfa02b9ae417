import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'

/** What something costs now, and what it cost before. */
export function Price({ price, was }: { price: number; was?: number | undefined }) {
  return (
    <div className="min-h-12">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-display text-4xl">{price === 0 ? pricing.free : formatRupees(price)}</strong>
        {was && (
          <span className="opacity-80">
            <span className="sr-only">{pricing.was} </span>
            <s>{formatRupees(was)}</s>
          </span>
        )}
      </p>
    </div>
  )
}
