import { ArchDivider } from '@/components/art/arch-divider'
import { ArchSteps } from '@/components/ui/arch-steps'
import { Fold } from '@/components/ui/fold'
import type { Step } from '@/content/destinations/types'

type ProcessProps = { heading: string; answer: string; steps: readonly Step[] }

export function Process({ heading, answer, steps }: ProcessProps) {
  return (
    <>
      <Fold id="process" title={heading} answer={answer} openOnLaptops className="lg:bg-ink lg:text-paper">
        <ArchSteps steps={steps} />
      </Fold>
      <ArchDivider className="text-paper max-lg:hidden lg:bg-ink" />
    </>
  )
}
