import { expect, once, test } from './fixtures'

const guides = ['/destinations/belgium', '/blog/commission-game-study-abroad-choices']
const plans = ['/plan?budget=15', '/plan?country=belgium&loan=12&lang=hi']

test('guides and plans are printed on few sheets', once, async ({ page, open }) => {
  for (const { paths, most } of [
    { paths: guides, most: 8 },
    // Plans may be longer, because each figure has its school or rule, year and source.
    { paths: plans, most: 3 },
  ])
    for (const path of paths) {
      await open(path)
      if (path.startsWith('/plan')) await expect(page.locator('.query-pending[data-known]')).toBeVisible()
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length
      expect.soft(sheets, path).toBeGreaterThan(0)
      expect.soft(sheets, path).toBeLessThanOrEqual(most)
    }
})
