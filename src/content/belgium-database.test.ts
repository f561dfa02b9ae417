import { expect, test } from 'vitest'
import { sampleCompanies } from '@/content/belgium-database'

test('no sample company claims Indian employees', () => {
  expect(sampleCompanies.filter(({ hasIndianEmployees }) => hasIndianEmployees)).toEqual([])
})
