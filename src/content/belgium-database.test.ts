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
  const example = Object.fromEntries(exampleRow.map(({ column, value }) => [column, value]))
  expect(migration).toContain(
    `('${example.Company}', '${example.Industry}', '${example['Careers page']}',\n    '${example.Description}')`,
  )
  expect(migration).toContain("select 'Belgium', true, name,")
})
