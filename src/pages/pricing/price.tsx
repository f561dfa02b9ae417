import { pricing } from '@/content/pricing'
import { formatRupees } from '@/lib/money'

/** What something costs now, what it cost before, and the difference. */
export function Price({ price, was }: { price: number; was?: number | undefined }) {
  return (
    <div className="min-h-20">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="font-display text-4xl">{price === 0 ? pricing.free : formatRupees(price)}</strong>
        {was && (
          <span className="opacity-80">
            <span className="sr-only">{pricing.was} </span>
            <s>{formatRupees(was)}</s>
          </span>
        )}
      </p>
      {was && <p className="mt-1 font-semibold text-sm">{pricing.save(formatRupees(was - price))}</p>}
    </div>
  )
}
