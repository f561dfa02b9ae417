import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { belgiumDatabase, sampleCompanies } from '@/content/belgium-database'

const groupOf: [name: string, industries: RegExp][] = [
  ['Pharma and biotech', /^(Pharma|Biotech)/],
  ['Chemicals and materials', /^(Chemicals|Speciality chemicals|Materials)/],
  ['Software and IT services', /^(Software|IT services)/],
  ['Chips and technology', /^(Semiconductors|Visualisation technology)/],
  ['Banking and finance', /^(Finance|Banking)/],
  ['Machines, vehicles, aerospace', /^(Industrial machinery|Aerospace|Automotive)/],
  ['Consulting', /^Consulting/],
  ['Food and logistics', /^(Food|Logistics)/],
]

test('the industry bar counts the companies of the database, each once', () => {
  const migration = readFileSync('supabase/migrations/20261124090000_belgian_companies.sql', 'utf8')
  const industries = [...migration.matchAll(/\(\s*'(?:[^']|'')+',\s*'((?:[^']|'')+)',\s*\n/g)].map(
    ([, industry = '']) => industry,
  )
  expect(industries).toHaveLength(belgiumDatabase.verifiedCompanies)
  expect(belgiumDatabase.industries.groups).toEqual(
    groupOf.map(([name, pattern]) => ({
      name,
      companies: industries.filter((industry) => pattern.test(industry)).length,
    })),
  )
})

test('no sample company is said to have Indian employees: nothing supports it', () => {
  expect(sampleCompanies.filter(({ hasIndianEmployees }) => hasIndianEmployees)).toEqual([])
})
