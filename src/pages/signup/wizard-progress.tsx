import { wizard } from '@/content/signup/wizard'
import { cn } from '@/lib/cn'

/** How far the visitor has come: a bridge that grows by an arch a step. */
export function WizardProgress({ step, steps }: { step: number; steps: number }) {
  const arches = Array.from({ length: steps }, (_, index) => index + 1)
  return (
    <div
      role="progressbar"
      aria-label={wizard.progress}
      aria-valuemin={1}
      aria-valuenow={step}
      aria-valuemax={steps}
      aria-valuetext={wizard.stepInWords(step, steps)}
      className="flex"
    >
      {arches.map((arch) => (
        <svg
          key={arch}
          aria-hidden="true"
          viewBox="0 0 100 34"
          preserveAspectRatio="none"
          className={cn(
            'h-8 w-full',
            arch < step && 'text-sea',
            arch === step && 'text-marigold',
            arch > step && 'text-paper-line',
          )}
        >
          <path fill="currentColor" d="M0 0h100v34h-8a42 26 0 0 0-84 0H0z" />
        </svg>
      ))}
    </div>
  )
}
