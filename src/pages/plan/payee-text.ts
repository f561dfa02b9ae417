import type { PlanWords } from '@/content/plan/english'
import type { PlanItem } from '@/domain/plan-items'

/** Names whom an item pays, or where it happens if it costs nothing. Undefined for a visitor's own step. */
export function payeeText({ payee, refund, funds }: PlanItem, { months, payees }: PlanWords) {
  if (payee === 'you') return undefined
  const text = funds ? months.paidInto : refund ? months.payee : months.from
  return text(payees[payee])
}
