import type { PlanWords } from '@/content/plan/english'
import type { PlanItem } from '@/domain/plan-items'

/** A sentence about who is paid. Undefined if nothing is paid, or if the visitor keeps the money. */
export function payeeText({ payee, refund, funds }: PlanItem, { months, payees }: PlanWords) {
  const isPaid = funds > 0 || refund !== undefined
  if (payee === 'you' || !isPaid) return undefined
  return funds > 0 ? months.paidInto(payees[payee]) : months.payee(payees[payee])
}
