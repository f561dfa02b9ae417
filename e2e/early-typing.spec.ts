import { expect, holdScripts, once, test, untilHydrated } from './fixtures'

test('what was typed before the app was there stays, and is sent', once, async ({ page, rows }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const email = `early-${Date.now()}@example.com`
  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your message').fill('Hello, I was quick')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  release()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message Sent!')).toBeVisible()
  expect(await rows('contact_submissions', `email=eq.${email}`)).toMatchObject([
    { name: 'Asha Rao', message: 'Hello, I was quick' },
  ])
})
