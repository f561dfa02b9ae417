import { pricing } from '@/content/pricing'

/** A former price, struck out, with a text for screen readers. */
export function FormerPrice({ price }: { price: string }) {
  return (
    <span className="whitespace-nowrap text-sm opacity-80">
      {pricing.formerPrice} <s translate="no">{price}</s>
    </span>
  )
}
