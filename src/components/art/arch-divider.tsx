import type { ComponentProps } from 'react'

/**
 * A full-width row of arches in the colour of the section below: `currentColor`. It has no viewBox, so that a wider page shows more
 * arches, not wider ones.
 */
export function ArchDivider(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" width="100%" height="32" display="block" fill="none" {...props}>
      <svg aria-hidden="true" x="50%" overflow="visible" stroke="currentColor">
        {/* A dash of length 0 with round caps is a disc: the head of an arch. */}
        <path strokeWidth="44" strokeLinecap="round" strokeDasharray="0 52" d="M-2600 25h5200" />
        {/* Below each head, a dash as wide as the head: the straight part of the opening. */}
        <path strokeWidth="8" strokeDasharray="44 8" d="M-2622 29h5244" />
      </svg>
    </svg>
  )
}
