import { signup } from './support/content'
import { expect, holdRequests, once, test } from './support/fixtures'

const { label } = signup.wizardChoice.consultant.start

test('a link to a wizard does not show the choice of wizards first', once, async ({ page }) => {
  const release = await holdRequests(page)
  // Observe every change, because polling could miss one.
  await page.addInitScript((label) => {
    new MutationObserver((_, observer) => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label)
      if (!link?.checkVisibility()) return
      observer.disconnect()
      document.documentElement.dataset.choice = 'shown'
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, label)
  await page.goto('/signup?type=student', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-choice', 'shown')
  // The observer sees the choice where it is shown.
  await page.goto('/signup')
  await expect(page.locator('html')).toHaveAttribute('data-choice', 'shown')
})
