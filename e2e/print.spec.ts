import { brand, countryInEnglish } from './content'
import { expect, isThorough, once, test, thorough } from './fixtures'

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

test('a printed plan hides the link to two senders of money', thorough, async ({ page, open }) => {
  await open('/plan?country=belgium')
  const { sender, senders } = countryInEnglish.tcs
  await expect(page.getByText(senders.two)).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(sender.one)).toBeVisible()
  await expect(page.getByText(senders.two)).toBeHidden()
})

test('a printed receipt is complete and has nothing to press', thorough, async ({ page, open }) => {
  await page.addInitScript(() => {
    const at = Date.now()
    const due = at + 3_600_000
    const receipt = { id: 'abcdef', form: 'contact', about: '', reference: '', at, due, lines: [] }
    localStorage.setItem('studybridge:receipt:v1:abcdef', JSON.stringify(receipt))
  })
  await open('/contact')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('ABCDEF')).toBeVisible()
  await expect(page.getByText('We received it.')).toBeVisible()
  await expect(page.getByText(brand.email).first()).toBeVisible()
  await expect(page.locator('[data-receipt]').getByRole('button').filter({ visible: true })).toHaveCount(0)
})
