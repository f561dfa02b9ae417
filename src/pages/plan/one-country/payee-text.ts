import type { CountryWords } from '@/content/plan/country-in-english'
import type { PlanItem } from '@/domain/month-plan'

/** A sentence about who is paid. Undefined if nothing is paid, or if the visitor keeps the money. */
export function payeeText({ payee, refund, funds }: PlanItem, { months, payees }: CountryWords) {
  const isPaid = funds > 0 || refund !== undefined
  if (payee === 'you' || !isPaid) return undefined
  return funds > 0 ? months.paidInto(payees[payee]) : months.payee(payees[payee])
}
