import type { ComponentProps } from 'react'

export type DrawingProps = ComponentProps<'svg'>

/** The frame of every drawing: decoration, hidden from assistive technology, unless it is given an `aria-label`. */
export function Drawing(props: DrawingProps) {
  const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined
  return <svg fill="none" {...(named ? { role: 'img' } : { 'aria-hidden': true })} {...props} />
}

/** The frame of a country: 320 by 220, always whole, in the middle of a landscape that a wider frame shows more of. */
export function CountryFrame(props: DrawingProps) {
  return <Drawing viewBox="0 0 320 220" {...props} preserveAspectRatio="xMidYMax" />
}
