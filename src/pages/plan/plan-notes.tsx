import { rateOf } from '@/domain/plan/plan-query'
import { Notes } from '@/pages/plan/notes'
import { usePlanContext } from '@/pages/plan/plan-context'

/** The euro's rate and its date, and the limits of the figures. */
export function PlanNotes() {
  const { planQuery, words } = usePlanContext()
  const { notes } = words
  return (
    <Notes className="mt-6">
      <p>
        {`${notes.rupees(`₹${rateOf(planQuery)}`)} `}
        {planQuery.rate ? notes.yourOwn : notes.ours}
      </p>
      <p>{`${notes.note} ${notes.undated}`}</p>
    </Notes>
  )
}
