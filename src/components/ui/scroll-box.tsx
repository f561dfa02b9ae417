import type { ComponentProps } from 'react'

/** Holds a table that may be wider than the phone: it scrolls by itself. */
export function ScrollBox({ label, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not a table.
    <div role="group" aria-label={label} tabIndex={0} className="scroll-box" {...props} />
  )
}
