import type { CountryWords } from '@/content/plan/country-in-english'
import type { PlanItem } from '@/domain/plan/dated-plan'

/** Who is paid, if the step holds proof of funds or can be refunded, but not the visitors themselves; then the refund. */
export function paymentTexts({ payee, refund, funds }: PlanItem, { months, payees, refunds }: CountryWords) {
  const isPaid = funds > 0 || refund !== undefined
  const paidTo = funds > 0 ? months.paidInto : months.payee
  return [
    isPaid && payee !== 'you' && paidTo(payees[payee]),
    refund && months.refund(refunds[refund]),
  ].filter(Boolean)
}
