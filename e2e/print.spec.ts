import { countryInEnglish } from './support/content'
import { expect, isThorough, once, test, thorough } from './support/fixtures'

const guides = [
  '/destinations/belgium',
  ...(isThorough ? ['/blog/commission-game-study-abroad-choices'] : []),
]
const plans = ['/plan?country=belgium&loan=12&lang=hi', ...(isThorough ? ['/plan?budget=15'] : [])]

test('a printed guide takes at most 8 sheets, a printed plan 4', once, async ({ page, open }) => {
  for (const { paths, most } of [
    { paths: guides, most: 8 },
    { paths: plans, most: 4 },
  ])
    for (const path of paths) {
      await open(path)
      if (path.startsWith('/plan')) await expect(page.locator('#degree')).toBeVisible()
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length
      expect.soft(sheets, path).toBeGreaterThan(0)
      expect.soft(sheets, path).toBeLessThanOrEqual(most)
    }
})

test('a printed plan hides the link that counts two senders of money', thorough, async ({ page, open }) => {
  await open('/plan?country=belgium')
  const { sender, senders } = countryInEnglish.tcs
  await expect(page.getByText(senders.two)).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(sender.one)).toBeVisible()
  await expect(page.getByText(senders.two)).toBeHidden()
})
