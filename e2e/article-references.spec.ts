import { expect, once, test } from './support/fixtures'

test('a reference leads to its source, and Back leads to the text', once, async ({ page, open }) => {
  await open('/blog/commission-game-study-abroad-choices')
  await page.getByRole('link', { name: '[10]' }).click()
  await expect(page).toHaveURL(/#source-10$/)
  const source = page.getByRole('listitem').filter({ hasText: 'StudyTravel Magazine: Agents speak out' })
  await expect(source).toBeInViewport()
  await expect(source).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/choices$/)
  await expect(page.getByRole('link', { name: '[10]' })).toBeInViewport()
})
