import type { Page } from 'playwright/test'
import { accessFaults, expect, test, thoroughOnDesktop } from './fixtures'

const dropdown = (page: Page, name: string) => page.getByRole('combobox', { name })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const isNative = (page: Page, name: string) =>
  dropdown(page, name).evaluate((control) => control instanceof HTMLSelectElement)

/** On a wide screen the dropdown for a mouse takes the place of the native one. */
async function untilRadix(page: Page, name: string) {
  await expect.poll(() => isNative(page, name)).toBe(false)
}

test('a dropdown is for the pointer at hand, and sends the same row', async ({
  page,
  open,
  rows,
  isMobile,
}) => {
  const phone = `+91 ${Date.now()}${Math.random()}`
  await page.clock.install()
  await open('/signup?type=student')
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Phone / WhatsApp number').fill(phone)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const proficiency = dropdown(page, 'English proficiency')
  if (isMobile) {
    expect(await isNative(page, 'English proficiency')).toBe(true)
    await proficiency.selectOption('Native')
  } else {
    await untilRadix(page, 'English proficiency')
    expect(await accessFaults(page)).toEqual([])
    await proficiency.click()
    await expect(options(page)).toHaveText(['Beginner', 'Intermediate', 'Advanced', 'Native'])
    await page.clock.pauseAt(Date.now() + 60_000)
    const type = async (letter: string, then: string) => {
      await page.keyboard.press(letter)
      await page.clock.runFor(20)
      await expect(page.getByRole('option', { name: then })).toBeFocused()
    }
    await type('b', 'Beginner')
    await type('e', 'Beginner')
    await page.clock.runFor(900)
    await type('n', 'Beginner')
    await page.clock.runFor(1000)
    await type('n', 'Native')
    await page.clock.resume()
    await page.keyboard.press('Enter')
    await expect(proficiency).toHaveText('Native')
    await expect(proficiency).toBeFocused()
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Complete Registration' }).click()
  await expect(page.getByText('Registration Submitted')).toBeVisible()
  expect(await rows('student_profiles', `phone=eq.${encodeURIComponent(phone)}`)).toMatchObject([
    { name: 'Asha Rao', english_proficiency: 'native', budget_range: null },
  ])
})

test(
  'a dropdown for the mouse works by keyboard, is kept as a draft and starts afresh',
  thoroughOnDesktop,
  async ({ page, open }) => {
    await open('/signup?type=student&step=4')
    await page.getByRole('link', { name: 'Education level' }).click()
    const level = dropdown(page, 'Education level')
    await untilRadix(page, 'Education level')
    await expect(level).toBeFocused()
    await expect(level).toHaveText('Choose your level')
    await page.keyboard.press('Enter')
    await expect(options(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(level).toHaveText("Bachelor's degree")
    // Closed, it takes a letter too.
    await page.keyboard.press('p')
    await expect(level).toHaveText('PhD')
    await expect(page.getByText('We kept what you typed on this device.')).toBeVisible()

    await page.reload()
    await untilRadix(page, 'Education level')
    await expect(level).toHaveText('PhD')
    await page.getByRole('button', { name: 'Start afresh' }).click()
    await expect(level).toHaveText('Choose your level')

    await page.goto('/signup?type=student&step=4')
    await expect(page.getByRole('link', { name: 'Education level' })).toBeVisible()
    await untilRadix(page, 'Intake preference')
    await dropdown(page, 'Intake preference').click()
    await expect(page.getByRole('group', { name: 'Earlier' }).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dropdown(page, 'Intake preference')).toBeFocused()
  },
)

test('without its code, the native dropdown serves a mouse too', async ({
  page,
  open,
  isMobile,
  cleanConsole,
}) => {
  test.skip(isMobile, 'Phones have their own')
  cleanConsole.allow(/LateScriptError|Failed to fetch|ERR_FAILED/)
  let lost = 0
  await page.route(/assets\/select-/, (route) => {
    lost++
    return route.abort()
  })
  await open('/signup?type=student&step=2')
  await expect.poll(() => lost).toBeGreaterThan(0)
  await dropdown(page, 'Education level').selectOption('PhD')
  await expect(dropdown(page, 'Education level')).toHaveValue('phd')
})
