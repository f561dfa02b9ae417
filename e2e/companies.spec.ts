import { distance, expect, newEmail, once, settled, test } from './fixtures'

test(
  'at 360 x 640 the notice of a stored order leaves its title and its reference free',
  once,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open('/companies/belgium')
    await page.getByRole('button', { name: 'Get Database Access' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Full name').fill('Asha')
    await dialog.getByLabel('Email').fill(newEmail())
    await dialog.getByLabel('Phone').fill('+91 1')
    await dialog.getByRole('button', { name: 'Place my order' }).click()
    const title = dialog.getByRole('heading', { name: 'Order Received Successfully!' })
    await expect(title).toBeFocused()
    const notice = page.locator('[data-sonner-toast]')
    await expect(notice).toHaveCount(1)
    await settled(page)
    for (const spoken of [title, dialog.getByRole('code')]) {
      expect(await distance(notice, spoken)).toBeGreaterThanOrEqual(0)
      await expect(spoken).toBeInViewport({ ratio: 1 })
    }
  },
)

test.describe('with scripts off', once, () => {
  test.use({ javaScriptEnabled: false })

  test('three examples stand where the list would be', async ({ page }) => {
    await page.goto('/companies/belgium')
    const preview = page.getByRole('region', { name: 'See 3 companies free' })
    await expect(preview.getByRole('listitem')).toHaveCount(3)
    await expect(preview.getByText('imec', { exact: true })).toBeVisible()
    await expect(preview.getByText('These three companies are examples from it.')).toBeVisible()
    await expect(page.getByText('The companies are being loaded.').filter({ visible: true })).toHaveCount(0)
  })
})
