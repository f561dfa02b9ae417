import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { type PlanQuery, planPath } from '@/domain/plan/plan-query'
import { usePlanContext } from '@/pages/plan/plan-context'

/** Goes to the address of a changed plan. */
export function useChangePlan() {
  const navigate = useNavigate()
  const { planQuery } = usePlanContext()
  return (change: Partial<PlanQuery>, options?: NavigateOptions) =>
    navigate(planPath({ ...planQuery, ...change }), options)
}
