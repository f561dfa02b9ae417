import { Section } from '@/components/ui/section'
import type { Destination } from '@/content/destinations/types'

export function Universities({ heading, intro, list }: Destination['universities']) {
  return (
    <Section id="universities" title={heading} lead={intro}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {list.map(({ name, city, knownFor }) => (
          <li key={name} className="border-paper-line border-t py-4">
            <h3 className="text-xl">{name}</h3>
            <p className="mt-0.5 font-semibold text-sea-deep text-sm">{city}</p>
            <p className="mt-1">{knownFor}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
