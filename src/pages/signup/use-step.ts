import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { useQueryParameters } from '@/loading/hydration'

type StepState = {
  /** Whether the browser's Back leads to the previous step or the choice of wizards. */
  isFromPreviousView?: boolean
  field?: string
}

export const fromPreviousView: StepState = { isFromPreviousView: true }

/** The step that the URL names, by default the first. */
export function useStep(type: string, steps: number) {
  const navigate = useNavigate()
  const { state }: { state: StepState | null } = useLocation()
  const requested = useQueryParameters().get('step')
  const numbers = Array.from({ length: steps }, (_, index) => index + 1)
  const step = numbers.find((number) => String(number) === requested) ?? 1
  const previousPath = step === 1 ? paths.signup : paths.signupStep(type, step - 1)
  return {
    step,
    isLast: step === steps,
    field: state?.field,
    // The new step's heading scrolls itself into view.
    next: () => navigate(paths.signupStep(type, step + 1), { state: fromPreviousView }),
    previous: () => (state?.isFromPreviousView ? navigate(-1) : navigate(previousPath, { replace: true })),
  }
}

export const toField = (field: string): StepState => ({ field })
