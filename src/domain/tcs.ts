import { tcs } from '@/content/countries/plan-figures'
import { type Month, yearAndMonth } from '@/lib/month'

const APRIL = 4

/** The transfers of one financial year, which starts in April of the year `from`, in rupees: from the loan, and own money. */
export type TcsYear = { from: number; sent: number; loan: number; own: number; tcs: number }

/** Rupees sent abroad; `isOwn` if no loan can pay them. */
export type Transfer = { month: Month; rupees: number; isOwn: boolean }

/** Tax collected at source, for each Indian financial year (April to March). A bank loan is spent first and is exempt. */
export function tcsYears(transfers: readonly Transfer[], borrowed: number, senders = 1): TcsYear[] {
  const years = new Map<number, { sent: number; payable: number }>()
  for (const { month, rupees, isOwn } of transfers) {
    const { year, month: ofYear } = yearAndMonth(month)
    const from = ofYear < APRIL ? year - 1 : year
    const { sent, payable } = years.get(from) ?? { sent: 0, payable: 0 }
    if (rupees > 0) years.set(from, { sent: sent + rupees, payable: payable + (isOwn ? 0 : rupees) })
  }
  let left = borrowed
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([from, { sent, payable }]) => {
      const loan = Math.min(left, payable)
      left -= loan
      const own = sent - loan
      return { from, sent, loan, own, tcs: tcsOn(own, senders) }
    })
}

/** The tax on one's own money, in rupees. Several senders share the money, and each has a threshold. */
export const tcsOn = (own: number, senders = 1) =>
  (Math.max(0, own - senders * tcs.threshold) * tcs.percent) / 100
