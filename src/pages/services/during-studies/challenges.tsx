import { CircleCheck, TriangleAlert } from 'lucide-react'
import { SourcedText } from '@/components/sourced'
import { Section } from '@/components/ui/section'
import type { DuringStudies } from '@/content/services/during-studies'

/** Each problem on one bank, what helps on the other. */
export function Challenges({ heading, intro, list }: DuringStudies['challenges']) {
  return (
    <Section tone="deep" title={heading} lead={intro}>
      <ul className="grid gap-4">
        {list.map(({ title, problem, solution }) => (
          <li
            key={title}
            className="grid overflow-hidden rounded-2xl bg-paper-white md:grid-cols-[1fr_1.4fr]"
          >
            <div className="flex gap-3 border-brick border-l-8 p-5">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brick" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1">{problem}</p>
              </div>
            </div>
            <div className="flex gap-3 border-sea bg-sea-pale p-5 max-md:border-l-8 md:border-r-8">
              <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sea-deep" />
              <p>
                <SourcedText fact={solution} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
