import { SourcedList } from '@/components/sourced'
import type { Section } from '@/content/destinations/types'

/** What we ask of the student, and what we cannot give, side by side. */
export function TwoLists({ lists }: { lists: readonly Section[] }) {
  return (
    <div className="container-page grid gap-x-12 gap-y-10 py-14 sm:py-20 md:grid-cols-2">
      {lists.map(({ heading, points }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="text-2xl sm:text-3xl">{heading}</h2>
          <SourcedList facts={points} className="prose mt-4" />
        </section>
      ))}
    </div>
  )
}
