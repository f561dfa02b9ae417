import { LatinNames } from '@/components/sourced/latin-names'

export function ColumnHeads({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            <LatinNames>{column}</LatinNames>
          </th>
        ))}
      </tr>
    </thead>
  )
}
