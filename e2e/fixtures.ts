import { test as base, expect } from '@playwright/test'
import { localKeys } from '../scripts/lib/embedded.mjs'

export { expect }

type Row = Record<string, unknown>

type Fixtures = {
  /** Rows as staff see them, with the secret key. `filter` is PostgREST's: `student_phone=eq.123`. */
  rows: (table: string, filter?: string) => Promise<Row[]>
  /** Fails the test when the page logs a warning or an error, or throws. Messages matching `allow` are expected. */
  cleanConsole: { allow: (pattern: RegExp) => void }
}

export const test = base.extend<Fixtures>({
  rows: async ({ request }, use) => {
    await use(async (table, filter = '') => {
      const answer = await request.get(`/rest/v1/${table}?${filter}`, {
        headers: { apikey: localKeys().secret },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    })
  },
  cleanConsole: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const logged: string[] = []
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) logged.push(message.text())
      })
      page.on('pageerror', (error) => logged.push(error.message))
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(logged.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})
