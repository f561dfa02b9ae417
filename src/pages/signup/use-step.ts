import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryParameters } from '@/components/hooks/use-query'
import { paths } from '@/lib/paths'

type StepState = {
  /** The entry before this one in the browser's history is the step (or the selection) before this one. */
  fromBefore?: boolean
  /** The field that the visitor wants to get to. */
  field?: string
}

export const fromBefore: StepState = { fromBefore: true }

/** The step in the URL, and the ways to the others. Missing or unknown is the first. */
export function useStep(type: string, steps: number) {
  const navigate = useNavigate()
  const { key, state }: { key: string; state: StepState | null } = useLocation()
  const asked = useQueryParameters().get('step')
  const numbers = Array.from({ length: steps }, (_, index) => index + 1)
  const step = numbers.find((number) => String(number) === asked) ?? 1
  const before = step === 1 ? paths.signup : paths.signupStep(type, step - 1)
  return {
    step,
    isLast: step === steps,
    /** The field to go to, and the arrival that it belongs to. */
    target: { field: state?.field, arrival: key },
    // The new step's heading scrolls itself into view.
    next: () => navigate(paths.signupStep(type, step + 1), { state: fromBefore, preventScrollReset: true }),
    previous: () =>
      state?.fromBefore ? navigate(-1) : navigate(before, { replace: true, preventScrollReset: true }),
  }
}

/** What a link to a field of some step carries. */
export const toField = (field: string): StepState => ({ field })
