import type { PlanWords } from '@/content/plan/english'
import type { PlanItem } from '@/domain/plan-items'

/** Names whom an item pays. Undefined if nothing is paid, or if the visitor keeps it. */
export function payeeText({ payee, refund, funds }: PlanItem, { months, payees }: PlanWords) {
  if (payee === 'you' || !(funds || refund)) return undefined
  return (funds ? months.paidInto : months.payee)(payees[payee])
}
