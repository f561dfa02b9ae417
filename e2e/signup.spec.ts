import type { Page } from 'playwright/test'
import { expect, holdRequests, once, test } from './fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('a link to a wizard does not show the selection first', once, async ({ page }) => {
  const release = await holdRequests(page)
  // Checked at each change, as a poll could miss it.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const link = [...document.querySelectorAll('a')].find(
        (each) => each.textContent === 'Start Application',
      )
      if (link?.checkVisibility()) document.documentElement.dataset.selection = 'shown'
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.goto('/signup?type=student', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(heading(page, 'Basic Information')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-selection', 'shown')
})

test('a double press of Next does not send the form', once, async ({ page, open }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await open('/signup?type=student&step=3')
  await page.getByRole('button', { name: 'Next' }).dblclick()
  await expect(heading(page, 'Timeline & Goals')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete Registration' })).toBeEnabled()
  expect(sent).toEqual([])
})
