import type { Locator, Page } from 'playwright/test'
import { priceOf } from './content'
import { accessFaults, expect, holdScripts, once, test, thorough } from './fixtures'

const bar = (page: Page) => page.getByRole('region', { name: 'Your selection' })
const total = priceOf('sop-review', 'cv-review')
const checkout = `/checkout?services=sop-review,cv-review&total=${total.replace(/\D/g, '')}`

test(
  'services are picked, kept, and ordered; nothing leaves the checkout by itself',
  once,
  async ({ page, open, reload }) => {
    await open('/services')
    await page.getByRole('checkbox', { name: /^SOP review/ }).check()
    await expect(bar(page)).toContainText('1 Service selected')
    await page.getByRole('checkbox', { name: /^CV review/ }).check()
    await reload()
    await expect(bar(page)).toContainText('2 Services selected')
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
    await expect(page).toHaveURL(checkout)
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(`Total ${total}`)
    await page.goBack()
    await expect(page.getByRole('checkbox', { name: /^CV review/ })).toBeChecked()
    await page.goForward()

    await page.getByLabel('Your name').fill('Asha Rao')
    await page.getByLabel('Phone / WhatsApp number').fill('+91 98765 43210')
    await page.getByLabel('Email').fill('asha@example.com')
    await expect(page.getByRole('button', { name: 'Start afresh' })).toBeVisible()
    await reload()
    await expect(page.getByLabel('Your name')).toHaveValue('Asha Rao')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/rest/')) sent.push(request.url())
    })
    await page.getByRole('button', { name: 'Submit order' }).click()
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(page.getByText('Order Submitted Successfully!')).toBeVisible()
    const reference = await page
      .getByRole('group', { name: 'Your payment reference' })
      .getByRole('code')
      .textContent()
    expect(reference).toMatch(/^STUB_ASHARAO_\d{8}$/)
    const oneMore = page.getByRole('heading', { name: 'One more step: send us your order' })
    await expect(oneMore).toBeFocused()
    await expect(oneMore).toBeInViewport({ ratio: 1 })
    expect(await isUncovered(oneMore)).toBe(true)
    const onWhatsApp = page.getByRole('link', { name: 'Send this order on WhatsApp' })
    await expect.poll(() => isUncovered(onWhatsApp)).toBe(true)
    const chat = await onWhatsApp.getAttribute('href')
    expect(decodeURIComponent(chat ?? '')).toMatch(
      new RegExp(`^https://wa\\.me/\\d+\\?text=Hello[\\s\\S]*Total: ${total}`),
    )
    expect(decodeURIComponent(chat ?? '')).toContain(`Payment reference: ${reference}`)
    expect(await accessFaults(page)).toEqual([])
    expect(sent).toEqual([])
  },
)

/** Whether the whole line of an element is what a visitor sees there. */
function isUncovered(element: Locator) {
  return element.evaluate((node) => {
    const { left, right, top, height } = node.getBoundingClientRect()
    return [left + 2, (left + right) / 2, right - 2].every((x) =>
      node.contains(document.elementFromPoint(x, top + height / 2)),
    )
  })
}

test('what was ticked before the app was there stays ticked', once, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/services', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: /^Tax guidance/ }).check()
  release()
  await expect(bar(page)).toContainText('1 Service selected')
  await expect(page.getByRole('checkbox', { name: /^Tax guidance/ })).toBeChecked()
})

test('services are ordered by keyboard alone', thorough, async ({ page, open }) => {
  await open('/services')
  await page.getByRole('checkbox', { name: /^15-minute consultation/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('2 Services selected')
  const proceed = page.getByRole('link', { name: 'Proceed to Checkout' })
  // The bar comes after the list, as a screen reader meets it.
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    if (await proceed.evaluate((link) => link === document.activeElement)) break
  }
  await expect(proceed).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await page.getByLabel('Your name').focus()
  await page.keyboard.type('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.type('asha@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order Submitted Successfully!')).toBeVisible()
})

test(
  'bar, floating buttons, dialog and notices leave each other free on a small screen',
  once,
  async ({ page, open }) => {
    await open('/services')
    await page.getByRole('checkbox', { name: /^SOP review/ }).check()
    await page.getByRole('checkbox', { name: /^SOP review/ }).blur()
    const boxOf = async (name: string, role: 'link' | 'button') => {
      const box = await page.getByRole(role, { name }).boundingBox()
      if (!box) throw new Error(`${name} is not drawn`)
      return box
    }
    for (const service of ['CV review', 'Housing search'])
      await page.getByRole('checkbox', { name: new RegExp(`^${service}`) }).check()
    await page.getByRole('checkbox', { name: /^Housing search/ }).blur()
    const { y: top = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
    for (const part of await bar(page).locator('p, button, a').all()) {
      const box = await part.boundingBox()
      expect(box?.y, 'within the bar').toBeGreaterThanOrEqual(top + 4)
      expect((box?.y ?? 0) + (box?.height ?? 0), 'within the bar').toBeLessThanOrEqual(top + height)
    }
    for (const [name, role] of [
      ['Book FREE Call', 'button'],
      ['Chat with us on WhatsApp', 'link'],
    ] as const) {
      const { y, height } = await boxOf(name, role)
      expect(y + height, name).toBeLessThanOrEqual(top)
    }
    // The last line of the page can be scrolled clear of the bar.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const last = await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Terms & Conditions' })
      .boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
    expect(await accessFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Book FREE Call' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Book|Confirm/ }).click()
    await expect(page.getByText('Missing Information')).toBeVisible()
    // What is pressed is what is in front.
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
