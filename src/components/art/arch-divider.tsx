import { type ComponentProps, useId } from 'react'

type ArchDividerProps = ComponentProps<'svg'> & {
  /** `openings` fills the arches, in the colour of the section below; `bridge` fills the bridge itself. */
  variant?: 'openings' | 'bridge'
}

/** A full-width row of arches in `currentColor`. It has no viewBox, so that a wider page shows more arches, not wider ones. */
export function ArchDivider({ variant = 'openings', ...props }: ArchDividerProps) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="32" display="block" fill="none" {...props}>
      <svg aria-hidden="true" x="50%" overflow="visible">
        {variant === 'openings' ? (
          <g stroke="currentColor">
            {/* A dash of length 0 with round caps is a disc: the head of an arch. */}
            <path strokeWidth="44" strokeLinecap="round" strokeDasharray="0 52" d="M-2600 25h5200" />
            {/* Below each head, a dash as wide as the head: the straight part of the opening. */}
            <path strokeWidth="8" strokeDasharray="44 8" d="M-2622 29h5244" />
          </g>
        ) : (
          <>
            <pattern id={id} x="-26" width="52" height="32" patternUnits="userSpaceOnUse">
              <path fill="currentColor" d="M0 0h52v32h-4v-4a22 22 0 0 0-44 0v4H0z" />
            </pattern>
            <path fill={`url(#${id})`} d="M-2600 0h5200v32h-5200z" />
          </>
        )}
      </svg>
    </svg>
  )
}
