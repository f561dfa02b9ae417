import type { ComponentProps } from 'react'
import { ComponentStyle } from '@/components/ui/component-style'
import tables from '@/components/ui/tables.css?inline'

/** A box that scrolls horizontally, for a table that is wider than the screen. */
export function ScrollBox({ label, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <>
      <TableStyle />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not a table. */}
      <div role="group" aria-label={label} tabIndex={0} className="scroll-box" {...props} />
    </>
  )
}

/** The styles of tables: `.scroll-box` and `.stacked`. */
export const TableStyle = () => <ComponentStyle name="tables" css={tables} />
