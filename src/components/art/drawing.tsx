import type { ComponentProps } from 'react'

export type DrawingProps = ComponentProps<'svg'>

/** The `svg` of every drawing, hidden from assistive technology. */
export function Drawing(props: DrawingProps) {
  return <svg fill="none" aria-hidden="true" {...props} />
}
