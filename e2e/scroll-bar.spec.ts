import { browserArguments, requireBrowser } from '../scripts/shared/browser.ts'
import { expect, onDesktop, test } from './support/fixtures'

// Show the scroll bar, which takes room as on Windows.
test.use({
  launchOptions: {
    executablePath: requireBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const fixed = ['.floating-actions > div', '.selection-bar', 'header', 'h1']

test(
  'the page does not move sideways when a dialog hides the scroll bar',
  onDesktop,
  async ({ page, open }) => {
    await open('/services')
    await page.getByRole('checkbox', { name: /^SOP review/ }).check()
    const room = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    const places = () =>
      Promise.all(
        fixed.map(async (selector) => {
          const box = await page.locator(selector).boundingBox()
          if (!box) throw new Error(`${selector} is not visible`)
          return [selector, box.x, box.width]
        }),
      )
    expect(await room()).toBeGreaterThan(0)
    const before = await places()
    await page.getByRole('button', { name: 'Book Your Consultation' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await room()).toBe(0)
    expect(await places()).toEqual(before)
  },
)
