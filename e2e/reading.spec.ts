import { expect, once, test, thorough } from './fixtures'

test(
  'a number in an article leads to its source, and the way back is the back button',
  once,
  async ({ page, open }) => {
    await open('/blog/commission-game-study-abroad-choices')
    await page.getByRole('link', { name: '[10]' }).click()
    await expect(page).toHaveURL(/#source-10$/)
    const source = page.getByRole('listitem').filter({ hasText: 'StudyTravel Magazine: Agents speak out' })
    await expect(source).toBeInViewport()
    await expect(source).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/choices$/)
    await expect(page.getByRole('link', { name: '[10]' })).toBeInViewport()
  },
)

test('an article’s contents lead to its parts', thorough, async ({ page, open }) => {
  await open('/blog/hidden-costs-studying-abroad')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByText('On this page').click()
  await contents.getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
})
