import type { Page } from 'playwright/test'
import { accessFaults, distance, expect, once, test } from './fixtures'

const bar = (page: Page) => page.getByRole('region', { name: 'Your selection' })

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
    await page.getByRole('button', { name: 'Close toast' }).focus()
    await expect(page.getByRole('link', { name: 'Terms & Conditions' })).toBeInViewport()
  },
)
