import { expect, test } from 'vitest'
import { ownParameters } from '@/components/hooks/use-page-address'
import { enquiries } from '@/content/contact'
import { parsePlanQuery, planQueryString } from '@/domain/plan/plan-query'
import { today } from '@/testing/plan-cases'

test('the site’s own parameters contain those of plans and enquiries', () => {
  const plan = 'level=bachelor&country=germany&budget=20&loan=5&rate=99&interest=9&senders=2&lang=hi'
  const names = [
    ...new URLSearchParams(planQueryString(parsePlanQuery(new URLSearchParams(plan), today))).keys(),
  ]
  expect(names).toHaveLength(8)
  expect([...ownParameters]).toEqual(expect.arrayContaining([...names, ...Object.keys(enquiries)]))
})
