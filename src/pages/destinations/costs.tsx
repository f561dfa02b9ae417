import { Figures, SourcedList } from '@/components/sourced'
import { Section } from '@/components/ui/section'
import type { Destination } from '@/content/destinations/types'

export function Costs({ heading, groups, notes }: Destination['costs']) {
  return (
    <Section id="costs" title={heading}>
      <div className="gap-5 lg:columns-2">
        {groups.map(({ id, heading, rows }) => (
          <div
            key={id}
            className="mb-5 break-inside-avoid rounded-3xl border border-paper-line bg-paper-white p-6 sm:p-8"
          >
            <h3 className="text-2xl">{heading}</h3>
            <Figures rows={rows} className="mt-5 grid gap-5" />
          </div>
        ))}
      </div>
      <SourcedList facts={notes} className="prose mt-6" />
    </Section>
  )
}
