import type { ComponentProps } from 'react'
import stackedTable from '@/components/ui/stacked-table.css?inline'

/** Holds a table that may be wider than the phone: it scrolls by itself. */
export function ScrollBox({ label, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <>
      <StackedTableStyle />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not a table. */}
      <div role="group" aria-label={label} tabIndex={0} className="scroll-box" {...props} />
    </>
  )
}

/** For a table in a `scroll-box`, or in what `stacks` it. */
export const StackedTableStyle = () => (
  <style href="stacked-table" precedence="picture">
    {stackedTable}
  </style>
)
