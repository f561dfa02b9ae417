import type { Page } from 'playwright/test'
import { expect, holdRequests, once, test } from './fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('a link to a wizard does not show the choice of wizards first', once, async ({ page }) => {
  const release = await holdRequests(page)
  // Observe every change, because polling could miss one.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const link = [...document.querySelectorAll('a')].find(
        (each) => each.textContent === 'Start Application',
      )
      if (link?.checkVisibility()) document.documentElement.dataset.choice = 'shown'
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto('/signup?type=student', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(heading(page, 'Basic Information')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-choice', 'shown')
})
