import { expect, test } from 'vitest'
import { readInTheRow, storedForms, submissions } from '@/lib/submissions'
import { createDatabase } from '../../scripts/db-types/database.mjs'

const db = await createDatabase()

const forms = storedForms.map((name) => submissions[name])
const tables = [...new Set(forms.map(({ table }) => table))]

async function namesIn(query: string, table: string) {
  const { rows } = await db.query<{ name: string }>(query, [table])
  return rows.map(({ name }) => name).sort()
}

const columnsOfTable = (table: string) =>
  namesIn(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1`,
    table,
  )
const columnsOfView = (table: string) =>
  namesIn(
    `select column_name as name from information_schema.view_column_usage
      where view_schema = 'private' and view_name = $1 || '_inbox'`,
    table,
  )

test.each(tables)('the inbox shows each column of %s, or it is one to be read in the row', async (table) => {
  const columns = await columnsOfTable(table)
  const own = Object.values(readInTheRow[table] ?? {}).flat()
  const common = Object.values(readInTheRow['every table'] ?? {}).flat()
  const left = [...own, ...common.filter((column) => columns.includes(column))]
  expect([...(await columnsOfView(table)), ...left].sort(), 'each column once').toEqual(columns)
})
