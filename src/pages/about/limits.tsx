import { Section } from '@/components/ui/section'
import { about } from '@/content/about'

export function Limits() {
  const { heading, points } = about.limits
  return (
    <Section tone="deep" title={heading}>
      <ul className="grid gap-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-brick border-l-4 pl-4 text-lg">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  )
}
