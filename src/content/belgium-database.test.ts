import { expect, test } from 'vitest'
import { exampleRow, sampleCompanies } from '@/content/belgium-database'

test('no sample company claims to have Indian employees', () => {
  expect(sampleCompanies.filter(({ hasIndianEmployees }) => hasIndianEmployees)).toEqual([])
})

const [migration] = Object.values(
  import.meta.glob<string>('../../supabase/migrations/*_companies.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

test('the example on the page is a row of the companies table', () => {
  for (const { value } of exampleRow.filter(({ column }) => column !== 'Verified'))
    expect(migration).toContain(`'${value}'`)
  expect(migration).toContain("select 'Belgium', true, name,")
})
