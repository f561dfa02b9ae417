import { createDatabase } from '../../scripts/db-types/database.ts'

type Column = { table: string; column: string; type: string; required: boolean }

/** Every column of every table that takes rows from visitors, read from the catalogue. */
export async function columnsVisitorsFill(): Promise<Column[]> {
  const db = await createDatabase()
  const { rows } = await db.query<Column>(`
    select c.table_name as table, c.column_name as column, c.udt_name as type,
      c.is_nullable = 'NO' and c.column_default is null as required
    from information_schema.columns as c
    where c.table_schema = 'public' and exists (
      select from pg_policies as p where p.schemaname = 'public' and p.tablename = c.table_name and p.cmd in ('INSERT', 'ALL'))
    order by c.table_name, c.ordinal_position`)
  await db.close()
  return rows
}
