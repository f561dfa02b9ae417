import { pricing } from '@/content/pricing'

/** A price of before, in words and struck out. */
export function Struck({ price }: { price: string }) {
  return (
    <span className="whitespace-nowrap text-sm opacity-80">
      {pricing.was} <s translate="no">{price}</s>
    </span>
  )
}
