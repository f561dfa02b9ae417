import { expect, test } from 'vitest'
import { sampleCompanies } from '@/content/belgium-database'

test('no sample company is said to have Indian employees: nothing supports it', () => {
  expect(sampleCompanies.filter(({ hasIndianEmployees }) => hasIndianEmployees)).toEqual([])
})
