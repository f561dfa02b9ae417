import type { ComponentProps } from 'react'
import { ComponentStyle } from '@/components/ui/component-style'
import stackedTable from '@/components/ui/stacked-table.css?inline'

/** A box that scrolls horizontally, for a table that is wider than the screen. */
export function ScrollBox({ label, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <>
      <StackedTableStyle />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not a table. */}
      <div role="group" aria-label={label} tabIndex={0} className="scroll-box" {...props} />
    </>
  )
}

/** The styles of `.scroll-box` and `.stacked`. */
export const StackedTableStyle = () => <ComponentStyle name="stacked-table" css={stackedTable} />
