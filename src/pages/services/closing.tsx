import { CallToAction } from '@/components/call-to-action'
import { SourcedList } from '@/components/sourced'
import type { Link, Section } from '@/content/destinations/types'

type ClosingProps = {
  lists: readonly Section[]
  callToAction: { heading: string; text: string; action: Link }
  figuresNotice: string
  lastChecked: string
}

export function Closing({ lists, callToAction, figuresNotice, lastChecked }: ClosingProps) {
  return (
    <>
      <div className="container-page grid gap-x-12 gap-y-10 py-14 sm:py-20 md:grid-cols-2">
        {lists.map(({ heading, points }) => (
          <section key={heading} aria-label={heading}>
            <h2 className="text-2xl sm:text-3xl">{heading}</h2>
            <SourcedList facts={points} className="prose mt-4" />
          </section>
        ))}
      </div>
      <CallToAction {...callToAction} actions={[callToAction.action]} />
      <p className="container-page pb-10 text-ink-muted text-sm">
        {figuresNotice} {lastChecked}
      </p>
    </>
  )
}
