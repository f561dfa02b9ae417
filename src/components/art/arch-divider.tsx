import { type ComponentProps, useId } from 'react'

export type ArchDividerProps = ComponentProps<'svg'> & {
  /**
   * `openings` (the default) draws the arch openings: set the colour of the section below, and the section above stands on arches over
   * it. `bridge` draws the bridge itself: a deck on a row of arches, to stand on the section below.
   */
  variant?: 'openings' | 'bridge'
}

/**
 * A full-width row of arches between two sections, in `currentColor`. It measures itself in pixels instead of a viewBox, so that a wider
 * page shows more arches and never stretched ones, and it is centred, so that both ends are cut alike.
 */
export function ArchDivider({ variant = 'openings', ...props }: ArchDividerProps) {
  const id = useId()
  return (
    <svg aria-hidden="true" width="100%" height="28" display="block" fill="none" {...props}>
      <svg x="50%" overflow="visible" aria-hidden="true">
        {variant === 'openings' ? (
          <path
            stroke="currentColor"
            strokeWidth="44"
            strokeLinecap="round"
            strokeDasharray="0 52"
            d="M-2600 28H2600"
          />
        ) : (
          <>
            <pattern id={id} x="-26" width="52" height="28" patternUnits="userSpaceOnUse">
              <path fill="currentColor" d="M0 0h52v28h-4a22 22 0 0 0-44 0H0z" />
            </pattern>
            <path fill={`url(#${id})`} d="M-2600 0h5200v28h-5200z" />
          </>
        )}
      </svg>
    </svg>
  )
}
