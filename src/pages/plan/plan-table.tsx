import type { ReactNode } from 'react'
import { LatinNames } from '@/components/sourced/latin-names'
import { ColumnHeads } from '@/components/ui/column-heads'
import { ComponentStyle } from '@/components/ui/component-style'
import { ScrollBox } from '@/components/ui/scroll-box'
import css from '@/pages/plan/plan-table.css?inline'

type PlanTableProps = { title: string; columns: readonly string[]; children: ReactNode }

/** A table that scrolls sideways; on phones each row is a block. */
export function PlanTable({ title, columns, children }: PlanTableProps) {
  return (
    <ScrollBox label={title}>
      <PlanTableStyle />
      <table className="plan-table stacked">
        <caption className="sr-only">
          <LatinNames>{title}</LatinNames>
        </caption>
        <ColumnHeads columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  )
}

export const PlanTableStyle = () => <ComponentStyle name="plan-table" css={css} />
