import { accessFaults, expect, onDesktop, test } from './support/fixtures'

test('a dropdown’s search by typing starts again after a second', onDesktop, async ({ page, open }) => {
  await page.clock.install()
  await open('/signup?type=student&step=3')
  const proficiency = page.getByRole('combobox', { name: 'English proficiency' })
  // Radix's dropdown replaces the native list after hydration.
  await expect(proficiency).toHaveJSProperty('tagName', 'BUTTON')
  await proficiency.click()
  expect(await accessFaults(page)).toEqual([])
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const [letter, ms, focused] of [
    ['b', 900, 'Beginner'],
    ['n', 1000, 'Beginner'],
    ['n', 20, 'Native'],
  ] as const) {
    await page.keyboard.press(letter)
    await page.clock.runFor(20)
    await expect(page.getByRole('option', { name: focused })).toBeFocused()
    await page.clock.runFor(ms)
  }
  await page.clock.resume()
  await page.keyboard.press('Enter')
  await expect(proficiency).toHaveText('Native')
})
