import { Globe, Landmark, type LucideIcon, PlaneLanding } from 'lucide-react'
import { SourcedList } from '@/components/sourced'
import { Section } from '@/components/ui/section'
import type { PostStudy } from '@/content/services/post-study'

const icons: Record<PostStudy['pathways']['list'][number]['id'], LucideIcon> = {
  europe: Landmark,
  india: PlaneLanding,
  global: Globe,
}

/** Three arches of one bridge, each leading somewhere else. */
export function Pathways({ heading, intro, list }: PostStudy['pathways']) {
  return (
    <Section tone="deep" title={heading} lead={intro}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {list.map(({ id, title, lead, points }) => {
          const Icon = icons[id]
          return (
            <li
              key={id}
              className="overflow-hidden rounded-t-[5rem] rounded-b-2xl bg-paper-white lg:rounded-t-full"
            >
              <div className="on-ink bg-ink px-6 pt-9 pb-6 text-center text-paper lg:px-12 lg:pt-16">
                <Icon aria-hidden="true" className="mx-auto size-9 text-marigold" />
                <h3 className="mt-3 text-2xl">{title}</h3>
                <p className="mt-2 text-pretty">{lead}</p>
              </div>
              <SourcedList facts={points} className="prose py-6 pr-6 pl-10" />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
