import type { ComponentProps } from 'react'

export type DrawingProps = ComponentProps<'svg'>

/** The frame of every drawing: decoration, hidden from assistive technology, unless it is given an `aria-label`. */
export function Drawing(props: DrawingProps) {
  const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined
  return <svg fill="none" {...(named ? { role: 'img' } : { 'aria-hidden': true })} {...props} />
}
