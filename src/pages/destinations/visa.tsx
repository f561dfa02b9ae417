import { ArchDivider } from '@/components/art/arch-divider'
import { SourcedList, SourcedText } from '@/components/sourced'
import { Section } from '@/components/ui/section'
import type { Destination } from '@/content/destinations/types'

export function Visa({ heading, intro, steps, documents, timing }: Destination['visa']) {
  return (
    <Section
      id="visa"
      tone="ink"
      className="on-ink"
      title={heading}
      lead={intro}
      divider={<ArchDivider className="text-paper" />}
    >
      <ol className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {steps.map(({ title, ...fact }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid h-14 w-12 shrink-0 place-items-center rounded-t-full bg-marigold font-display font-bold text-xl text-ink-deep"
            >
              {index + 1}
            </span>
            <div className="wrap-anywhere">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1">
                <SourcedText fact={fact} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-12 grid gap-5 text-ink lg:grid-cols-2">
        {[documents, timing].map(({ heading, points }) => (
          <div key={heading} className="rounded-3xl bg-paper-white p-6 sm:p-8">
            <h3 className="text-2xl">{heading}</h3>
            <SourcedList facts={points} className="prose mt-4" />
          </div>
        ))}
      </div>
    </Section>
  )
}
