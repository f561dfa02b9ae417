import { Drawing } from '@/components/art/drawing'
import { Traveller } from '@/components/art/traveller'
import { wizard } from '@/content/signup/wizard'
import { cn } from '@/lib/cn'

/** The progress drawing: a bridge with one arch per step and a traveller on it. */
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
      className="relative -mt-19.5 mb-7.5 ml-auto flex h-12 w-[min(9rem,40vw)] flex-col justify-center rounded-xl bg-paper px-2 sm:-mt-22.5 sm:mb-10.5"
    >
      <div
        className="transition-transform"
        style={{ width: `${100 / steps}%`, transform: `translateX(${(step - 1) * 100}%)` }}
      >
        <Drawing viewBox="-30 -102 60 102" className="mx-auto h-7 w-auto">
          <Traveller />
        </Drawing>
      </div>
      <div className="flex">
        {arches.map((arch) => (
          <svg
            key={arch}
            aria-hidden="true"
            viewBox="0 0 100 40"
            preserveAspectRatio="none"
            className={cn(
              'h-3 w-full',
              arch < step && 'text-sea',
              arch === step && 'text-marigold',
              arch > step && 'text-paper-line',
            )}
          >
            <path fill="currentColor" d="M0 0h100v40h-8a42 28 0 0 0-84 0H0z" />
          </svg>
        ))}
      </div>
    </div>
  )
}
