import type { Page } from 'playwright/test'
import { accessFaults, distance, expect, once, test, thorough } from './fixtures'

const bar = (page: Page) => page.getByRole('region', { name: 'Your selection' })
const checkout = '/checkout?services=sop-review,cv-review&total=1'

test(
  'the bar of the selection, floating buttons, dialog and notices leave each other free',
  once,
  async ({ page, open }) => {
    await open('/services')
    for (const service of ['SOP review', 'CV review', 'Housing search'])
      await page.getByRole('checkbox', { name: new RegExp(`^${service}`) }).check()
    await page.getByRole('checkbox', { name: /^Housing search/ }).blur()
    const { y: top = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
    for (const part of await bar(page).locator('p, button, a').all()) {
      const box = await part.boundingBox()
      expect(box?.y, 'within the bar').toBeGreaterThanOrEqual(top + 4)
      expect((box?.y ?? 0) + (box?.height ?? 0), 'within the bar').toBeLessThanOrEqual(top + height)
    }
    // The last line of the page can be scrolled clear of the bar.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Terms & Conditions' })
      .boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
    expect(await accessFaults(page)).toEqual([])

    await page.setViewportSize({ width: 1280, height: 800 })
    const call = page.getByRole('button', { name: 'Book FREE Call' })
    for (const floating of [call, page.getByRole('link', { name: 'Chat with us on WhatsApp' })])
      expect(await distance(floating, bar(page))).toBeGreaterThanOrEqual(0)
    await call.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Book|Confirm/ }).click()
    await expect(page.getByText('Missing Information')).toBeVisible()
    // The element in front is the one that is pressed.
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog).toBeHidden()
  },
)

test(
  'with the keyboard up, the focused field and the button can be reached',
  thorough,
  async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 400 })
    for (const [path, submit] of [
      ['/contact', 'Send message'],
      [checkout, 'Submit order'],
    ] as const) {
      await open(path)
      const fields = page.getByRole('main').getByRole('textbox')
      await expect(page.getByRole('button', { name: submit })).toBeEnabled()
      for (const field of await fields.all()) {
        if (await field.evaluate((element) => element.matches('[readonly]'))) continue
        await field.focus()
        await expectUncovered(page)
      }
      await page.getByRole('button', { name: submit }).focus()
      await expectUncovered(page)
    }
  },
)

/** What has the focus is on the screen, and nothing lies over its middle. */
async function expectUncovered(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLElement
        const { left, top, width, height } = focused.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2)
        return focused.contains(seen)
      }),
    )
    .toBe(true)
}
