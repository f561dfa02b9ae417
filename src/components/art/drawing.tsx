import type { ComponentProps } from 'react'

export type DrawingProps = ComponentProps<'svg'>

/** The `svg` of every drawing. Hidden from assistive technology unless it has an `aria-label`. */
export function Drawing(props: DrawingProps) {
  const named = props['aria-label'] !== undefined || props['aria-labelledby'] !== undefined
  return <svg fill="none" {...(named ? { role: 'img' } : { 'aria-hidden': true })} {...props} />
}
