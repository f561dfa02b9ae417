import { Drawing, type DrawingProps } from '@/components/art/drawing'
import { arch, steppedHouse } from '@/components/art/shapes'
import type { CountrySlug } from '@/content/destinations'

const scenes = {
  belgium: {
    sky: 'var(--color-marigold-light)',
    scene: (
      <>
        <circle cx="34" cy="19" r="9" fill="var(--color-marigold)" />
        {/* A belfry between two houses. */}
        <path fill="var(--color-ink-soft)" d="M18 42V21h2v-7h2.5L24 6l1.5 8H28v7h2v21z" />
        <path
          fill="var(--color-brick)"
          d={steppedHouse({ x: 6, y: 42, width: 14, height: 10, steps: 2, rise: 3 })}
        />
        <path
          fill="var(--color-sea)"
          d={steppedHouse({ x: 28, y: 42, width: 14, height: 12, steps: 2, rise: 3 })}
        />
        <path
          fill="var(--color-paper)"
          d="M9 35h3v3H9zM14 35h3v3h-3zM22 25h4v6h-4zM31 33h3v3h-3zM36 33h3v3h-3z"
        />
      </>
    ),
  },
  netherlands: {
    sky: 'var(--color-sea-light)',
    scene: (
      <>
        {/* A windmill. */}
        <path fill="var(--color-sea)" d="M2 42v-6q22-9 44 1v5z" />
        <path fill="var(--color-brick)" d="M17 42l3-20h8l3 20z" />
        <path fill="var(--color-ink-deep)" d="M18 24q0-8 6-8t6 8z" />
        <path stroke="var(--color-paper)" strokeWidth="5" d="M27 18 31 3M25 23l15 4M21 22l-4 15M23 17 8 13" />
        <path stroke="var(--color-ink-deep)" strokeWidth="1.5" d="M29 2 19 38M42 25 6 15" />
      </>
    ),
  },
  luxembourg: {
    sky: 'var(--color-brick-light)',
    scene: (
      <>
        <circle cx="21" cy="30" r="12" fill="var(--color-marigold)" />
        {/* Three spires and a turret above a bridge. */}
        <path fill="var(--color-ink-soft)" d="M29 25v-7l2-7 2 7v3l3-13 3 13v-3l2-6 2 6v7z" />
        <path fill="var(--color-paper)" d="M7 25v-7h8v7z" />
        <path fill="var(--color-ink-soft)" d="M5 18l6-8 6 8z" />
        <path
          fill="var(--color-ink)"
          fillRule="evenodd"
          d={`M2 24h44v18H2z${arch(9, 42, 22, 13)}${arch(34, 42, 7, 13)}`}
        />
      </>
    ),
  },
  germany: {
    sky: 'var(--color-paper-line)',
    scene: (
      <>
        <circle cx="24" cy="20" r="12" fill="var(--color-marigold)" />
        {/* A cathedral between two half-timbered houses. */}
        <path fill="var(--color-ink-soft)" d="M15 42V21l4-14 4 14v3l1-2 1 2v-3l4-14 4 14v21z" />
        <path fill="var(--color-paper)" d="M4 42V31h11v11zM33 42V31h11v11z" />
        <path fill="var(--color-brick)" d="M2 32l7.5-10L17 32z" />
        <path fill="var(--color-sea)" d="M31 32l7.5-10L46 32z" />
        <path stroke="var(--color-ink)" strokeWidth="1.5" d="M4 36.5h11M9.5 32v10M33 36.5h11M38.5 32v10" />
        <path fill="var(--color-marigold-light)" d={arch(21, 42, 6, 10)} />
      </>
    ),
  },
} satisfies Record<CountrySlug, unknown>

/** The small drawing of a country, 48 by 48, in an arch. */
export function CountryMark({ country, ...props }: DrawingProps & { country: CountrySlug }) {
  const { sky, scene } = scenes[country]
  return (
    <Drawing viewBox="0 0 48 48" {...props}>
      <path fill={sky} d="M2 42V24a22 22 0 0 1 44 0v18z" />
      {scene}
      <path fill="var(--color-ink)" d="M2 42h44v4H2z" />
    </Drawing>
  )
}
