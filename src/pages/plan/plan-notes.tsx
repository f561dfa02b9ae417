import { rateOf } from '@/domain/plan/plan-query'
import { Notes } from '@/pages/plan/notes'
import { usePlanContext } from '@/pages/plan/plan-context'

/** The euro's rate and its date, and the limits of the figures. */
export function PlanNotes() {
  const { planQuery, words } = usePlanContext()
  const { sources } = words
  return (
    <Notes className="mt-6">
      <p>
        {`${sources.rupees(`₹${rateOf(planQuery)}`)} `}
        {planQuery.rate ? sources.yourOwn : sources.ours}
      </p>
      <p>{`${sources.note} ${sources.undated}`}</p>
    </Notes>
  )
}
