import type { Page } from 'playwright/test'
import { accessFaults, expect, onDesktop, test } from './fixtures'

const dropdown = (page: Page, name: string) => page.getByRole('combobox', { name })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

/** The dropdown for a mouse takes the place of the native one. */
const untilRadix = (page: Page, name: string) =>
  expect(dropdown(page, name)).toHaveJSProperty('tagName', 'BUTTON')

test(
  'a dropdown for the mouse takes letters typed within a second as one word',
  onDesktop,
  async ({ page, open }) => {
    await page.clock.install()
    await open('/signup?type=student&step=3')
    const proficiency = dropdown(page, 'English proficiency')
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
  },
)
