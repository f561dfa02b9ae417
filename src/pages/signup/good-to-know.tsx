import { Check } from 'lucide-react'
import { wizard } from '@/content/signup/wizard'

/** Beside a wizard: what takes the worry out of a long form. */
export function GoodToKnow() {
  const { title, points } = wizard.goodToKnow
  return (
    <aside aria-label={title} className="self-start rounded-2xl bg-sea-pale p-5 lg:mt-8">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
            {point}
          </li>
        ))}
      </ul>
    </aside>
  )
}
