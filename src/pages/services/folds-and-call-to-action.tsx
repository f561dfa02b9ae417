import { CallToAction } from '@/components/layout/call-to-action'
import { SourcedList } from '@/components/sourced/sourced'
import { Fold } from '@/components/ui/fold'
import type { Section } from '@/content/destinations/types'
import { stages } from '@/content/services/stages'
import { figuresNotice, lastChecked } from '@/content/sources'

type FoldsAndCallToActionProps = {
  lists: readonly (Section & { id: string; answer: string })[]
}

export function FoldsAndCallToAction({ lists }: FoldsAndCallToActionProps) {
  return (
    <>
      <div className="pt-6 lg:container-page lg:*:[--column-edge:0px] lg:grid lg:grid-cols-2 lg:gap-x-12">
        {lists.map(({ id, heading, answer, points }) => (
          <Fold key={id} id={id} title={heading} answer={answer} openOnLaptops>
            <SourcedList facts={points} className="prose" />
          </Fold>
        ))}
      </div>
      <p className="container-page pt-3 pb-6 text-ink-muted text-sm">
        <span className="block max-w-prose">{`${figuresNotice} ${lastChecked}`}</span>
      </p>
      <CallToAction {...stages.closing} />
    </>
  )
}
