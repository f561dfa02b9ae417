import { Check } from 'lucide-react'
import { Section } from '@/components/ui/section'
import { about } from '@/content/about'

export function Funding() {
  const { heading, points } = about.funding
  return (
    <Section title={heading}>
      <ul className="grid gap-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3 rounded-2xl bg-sea-pale p-5 text-lg">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-sea" />
            {point}
          </li>
        ))}
      </ul>
    </Section>
  )
}
