import { expect, once, test, thorough } from './fixtures'

const PASSWORD = 'Correct-Horse-42'
const notice = 'Please connect Supabase integration to enable user authentication'

test('signing in shows the notice, sends nothing and keeps nothing', once, async ({ page, open }) => {
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url() + (request.postData() ?? '')))
  page.on('console', (message) => heard.push(message.text()))
  await open('/login')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password').fill(PASSWORD)
  // The form's own code follows the page's; before it is there, Enter does nothing.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page.getByText(notice)).toBeVisible()
  expect(heard.filter((text) => /\/(auth|rest)\/v1|Correct-Horse|asha@/.test(text))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).toBe('{}')
})

test('who has no account, or forgot the password, finds a way', thorough, async ({ page, open }) => {
  await open('/login')
  await expect(page.getByLabel('Remember me')).not.toBeChecked()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page that is left has a field of that name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('link', { name: 'Start Application' })).toBeVisible()
})
