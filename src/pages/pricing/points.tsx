import { Check } from 'lucide-react'

/** What belongs to an offer. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sea" />
          {point}
        </li>
      ))}
    </ul>
  )
}
