import type { Page } from 'playwright/test'
import { expect, once, test, untilHydrated } from './fixtures'

const message = (page: Page) => page.getByLabel('Your message')

/** The form's own code is there, and with it what it keeps. */
const expectReady = (page: Page) => expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()

test(
  'an untouched form takes over what another tab types; where both are typed into, each keeps its own and says so',
  once,
  async ({ page, open, context }) => {
    await open('/contact')
    await expectReady(page)
    const other = await context.newPage()
    await other.goto('/contact')
    await untilHydrated(other)
    await expectReady(other)
    await message(other).fill('From there')
    await expect(message(page)).toHaveValue('From there')
    await message(page).fill('From here')
    await expect(other.getByText('This form is open in another tab')).toBeVisible()
    await expect(message(other)).toHaveValue('From there')
    await other.getByRole('button', { name: 'Use the other tab’s words' }).click()
    await expect(message(other)).toHaveValue('From here')
  },
)
