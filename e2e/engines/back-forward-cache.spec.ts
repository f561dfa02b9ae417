import { expect } from 'playwright/test'
import { inEngines, test } from '../journeys/test'

// Playwright turns this cache off in Chromium.
test('Back restores a page from the back-forward cache with its text', inEngines, async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.fill('Your message', 'Hello')
  // WebKit restores no page that still loads files.
  await expect(async () => {
    await visitor.run(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    )
    await visitor.open('/robots.txt', { hydrated: false })
    await visitor.back()
    const isRestored = () => visitor.run(() => 'persisted' in window && window.persisted)
    await expect.poll(isRestored, { timeout: 3000 }).toBe(true)
  }).toPass()
  expect(await visitor.value('Your message')).toBe('Hello')
})
