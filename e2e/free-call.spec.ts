import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright/test'
import {
  accessFaults,
  distance,
  expect,
  footerLink,
  loseAnswer,
  newPhone,
  once,
  phoneFirst,
  settled,
  test,
  thorough,
} from './fixtures'

const FAILED = 'Failed to submit request. Please try WhatsApp instead.'
const api = '**/rest/v1/consultation_requests*'

const filter = (phone: string) => `student_phone=eq.${encodeURIComponent(phone)}`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book your free 15-minute call' })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Get Free Consultation' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fill(page: Page, name: string, phone: string) {
  await dialog(page).getByLabel('Your name').fill(name)
  await dialog(page).getByLabel('Phone / WhatsApp number').fill(phone)
}

const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Confirm my free call' }).click()

test.beforeEach(async ({ open }) => open('/'))

test(
  'a booked call is a pending row that staff see in their inbox and no visitor can read',
  phoneFirst,
  async ({ page, rows, request, baseURL }) => {
    const phone = newPhone()
    await openDialog(page)
    await fill(page, '  Asha Rao ', ` ${phone} `)
    await confirm(page)
    await expect(page.getByText('✅ Request Received!')).toBeVisible()
    await expect(page.getByText("We'll contact you within 2 hours on WhatsApp")).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    expect(await rows('consultation_requests', filter(phone))).toMatchObject([
      {
        student_name: 'Asha Rao',
        student_phone: phone,
        student_email: null,
        message: null,
        status: 'pending',
      },
    ])

    const inbox = execFileSync('npm', ['run', '--silent', 'inbox'], {
      encoding: 'utf8',
      env: { ...process.env, PORT: new URL(baseURL ?? '').port },
    })
    expect(inbox).toContain('Asha Rao')
    expect(inbox).toContain(phone)

    // The visitor's own key, as the page sends it.
    const [sent] = await Promise.all([
      page.waitForRequest(api),
      openDialog(page).then(async () => {
        await expect(dialog(page).getByLabel('Your name')).toHaveValue('')
        await expect(dialog(page).getByLabel('Phone / WhatsApp number')).toHaveValue('')
        await fill(page, 'Asha Rao', newPhone())
        await confirm(page)
      }),
    ])
    const read = await request.get(`/rest/v1/consultation_requests?${filter(phone)}`, {
      headers: { apikey: (await sent.headerValue('apikey')) ?? '' },
    })
    expect(read.status()).toBe(200)
    expect(await read.json()).toEqual([])
  },
)

test(
  'empty or blank fields: the notice, the focus on the field, and nothing sent',
  once,
  async ({ page }) => {
    let sent = 0
    await page.route(api, (route) => {
      sent++
      return route.continue()
    })
    await openDialog(page)
    for (const [name, phone, bad] of [
      ['', '', 'Your name'],
      ['   ', '+91 1', 'Your name'],
      ['Asha', '  ', 'Phone / WhatsApp number'],
    ] as const) {
      await fill(page, name, phone)
      await confirm(page)
      await expect(page.getByText('Missing Information')).toHaveCount(1)
      await expect(page.getByText('Please enter your name and phone number')).toHaveCount(1)
      await expect(dialog(page).getByLabel(bad)).toBeFocused()
      await expect(dialog(page).getByLabel(bad)).toHaveAttribute('aria-invalid', 'true')
    }
    expect(sent).toBe(0)
  },
)

test(
  'an answer that is none: the notice, every field kept, and the next press goes through',
  once,
  async ({ page, rows, cleanConsole }) => {
    cleanConsole.allow(/DataError|Failed to load resource/)
    const json = { contentType: 'application/json' }
    const answers = [
      { status: 401, ...json, body: '{"code":"42501","message":"row-level security"}' },
      { status: 500, ...json, body: '{"code":"XX000","message":"broken"}' },
      { status: 200, contentType: 'text/html', body: '<h1>Hotel wifi</h1>' },
    ]
    const phone = newPhone()
    await openDialog(page)
    await fill(page, 'Asha', phone)
    for (const answer of answers) {
      await page.route(api, (route) => route.fulfill(answer), { times: 1 })
      const answered = page.waitForResponse(api)
      await confirm(page)
      await answered
      await expect(page.getByText(FAILED)).toHaveCount(1)
      await expect(dialog(page).getByRole('button', { name: 'Confirm my free call' })).toBeEnabled()
      await expect(dialog(page).getByLabel('Your name')).toHaveValue('Asha')
      await expect(dialog(page).getByLabel('Phone / WhatsApp number')).toHaveValue(phone)
      const otherWay = dialog(page).getByRole('link', { name: 'WhatsApp', exact: true })
      await expect
        .poll(() => distance(page.locator('[data-sonner-toast]').first(), otherWay))
        .toBeGreaterThanOrEqual(0)
    }
    expect(await rows('consultation_requests', filter(phone))).toHaveLength(0)
    await confirm(page)
    await expect(page.getByText('✅ Request Received!')).toBeVisible()
    expect(await rows('consultation_requests', filter(phone))).toHaveLength(1)
  },
)

test(
  'no network: a failure at once, nothing sent later by itself',
  thorough,
  async ({ page, context, rows, cleanConsole }) => {
    cleanConsole.allow(/DataError|ERR_INTERNET_DISCONNECTED/)
    const phone = newPhone()
    await openDialog(page)
    await fill(page, 'Asha', phone)
    await context.setOffline(true)
    await confirm(page)
    await expect(page.getByText(FAILED)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
    // Whatever waited for the network could be sent from here on.
    await page.evaluate(() => fetch('/robots.txt'))
    await settled(page)
    await expect(dialog(page).getByLabel('Phone / WhatsApp number')).toHaveValue(phone)
    expect(await rows('consultation_requests', filter(phone))).toHaveLength(0)
  },
)

test('no answer: given up after 15 seconds', thorough, async ({ page, cleanConsole }) => {
  cleanConsole.allow(/DataError/)
  await page.clock.install()
  await page.route(api, () => {})
  await openDialog(page)
  await fill(page, 'Asha', newPhone())
  const asked = page.waitForRequest(api)
  await confirm(page)
  await asked
  await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByText(FAILED)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Confirm my free call' })).toBeEnabled()
})

test('a lost answer and the same values again: one row', once, async ({ page, rows, cleanConsole }) => {
  cleanConsole.allow(/DataError|ERR_FAILED/)
  const phone = newPhone()
  await loseAnswer(page, 'consultation_requests')
  await openDialog(page)
  await fill(page, 'Asha', phone)
  await confirm(page)
  await expect(page.getByText(FAILED)).toBeVisible()
  cleanConsole.allow(/409/)
  await confirm(page)
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  expect(await rows('consultation_requests', filter(phone))).toHaveLength(1)
})

test(
  'a lost answer and a corrected phone: the corrected row is stored',
  thorough,
  async ({ page, rows, cleanConsole }) => {
    cleanConsole.allow(/DataError|ERR_FAILED/)
    const [wrong, right] = [newPhone(), newPhone()]
    await loseAnswer(page, 'consultation_requests')
    await openDialog(page)
    await fill(page, 'Asha', wrong)
    await confirm(page)
    await expect(page.getByText(FAILED)).toBeVisible()
    await fill(page, 'Asha', right)
    await confirm(page)
    await expect(page.getByText('✅ Request Received!')).toBeVisible()
    expect(await rows('consultation_requests', filter(right))).toHaveLength(1)
  },
)

test('two presses in one moment: one row', thorough, async ({ page, rows }) => {
  const phone = newPhone()
  await openDialog(page)
  await fill(page, 'Asha', phone)
  await dialog(page)
    .getByRole('button', { name: 'Confirm my free call' })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  expect(await rows('consultation_requests', filter(phone))).toHaveLength(1)
})

test('markup and a script are stored as text', thorough, async ({ page, rows }) => {
  const phone = newPhone()
  const name = '<script>document.title="x"</script><b>Asha</b>'
  await openDialog(page)
  await fill(page, name, phone)
  await confirm(page)
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  expect(await rows('consultation_requests', filter(phone))).toMatchObject([{ student_name: name }])
  await expect(page).not.toHaveTitle('x')
})

test('the chat link carries name and phone', thorough, async ({ page }) => {
  await openDialog(page)
  await fill(page, 'Asha Rao', '+91 1')
  const link = dialog(page).getByRole('link', { name: 'Or message us on WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Asha%20Rao.*%2B91%201$/)
})

test(
  'closing keeps what was typed; a tap outside does not close it; focus returns to what opened it',
  once,
  async ({ page }) => {
    await openDialog(page)
    await fill(page, 'Asha', '')
    await page.mouse.click(5, 5)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
    await openDialog(page)
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('Asha')
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
    await expect(dialog(page)).toBeHidden()
  },
)

test(
  'a notice can be dismissed while the dialog is open, and does not close it',
  thorough,
  async ({ page }) => {
    await openDialog(page)
    await confirm(page)
    const notice = page.getByText('Please enter your name and phone number')
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Close toast' }).click()
    await expect(notice).toBeHidden()
    await expect(dialog(page)).toBeVisible()
  },
)

test(
  'the dialog opens from the banner, the header, the footer and the floating button',
  phoneFirst,
  async ({ page, isMobile }) => {
    const openers = [
      page.getByRole('button', { name: 'Book Now' }),
      page.getByRole('button', { name: 'Book Your Consultation' }),
      page.getByRole('button', { name: 'Book a free call' }),
      page.getByRole('button', { name: 'Book FREE Call' }),
    ]
    for (const opener of openers) {
      if (isMobile && opener === openers[1]) await page.getByRole('button', { name: 'Open menu' }).click()
      await opener.click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      if (isMobile && opener === openers[1]) await page.getByRole('button', { name: 'Close menu' }).click()
    }
  },
)

test('the back button closes the dialog, whose words are kept', thorough, async ({ page }) => {
  await (await footerLink(page, 'FAQ')).click()
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeFocused()
  await page.getByRole('button', { name: 'Book FREE Call' }).click()
  await fill(page, 'Asha', '')
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await openDialog(page)
  await expect(dialog(page).getByLabel('Your name')).toHaveValue('Asha')
})

for (const height of [640, 320]) {
  test(
    `at 360 x ${height} a notice leaves the field that it speaks of free, and goes with one keystroke`,
    once,
    async ({ page }) => {
      await openDialog(page)
      // As a keyboard does.
      await page.setViewportSize({ width: 360, height })
      await dialog(page).getByRole('button', { name: 'Confirm my free call' }).press('Enter')
      const field = dialog(page).getByLabel('Your name')
      const notice = page.locator('[data-sonner-toast]')
      await expect(field).toBeFocused()
      await expect(notice).toHaveCount(1)
      expect(await notice.locator('[data-icon]').boundingBox()).toMatchObject({ width: 20 })
      await settled(page)
      for (const spoken of [field, dialog(page).getByText('Please enter your name', { exact: true })]) {
        expect(await distance(notice, spoken)).toBeGreaterThanOrEqual(0)
        await expect(spoken).toBeInViewport({ ratio: 1 })
      }
      await expect(notice).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('A')
      await expect(notice).toHaveCount(0)
    },
  )
}

test(
  'when its code cannot be loaded, the visitor gets the other ways',
  thorough,
  async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/ERR_FAILED|Failed to fetch/)
    await page.route('**/assets/free-call-dialog-*', (route) => route.abort())
    // The first visit may have fetched it already.
    await open('/')
    await page.getByRole('button', { name: 'Get Free Consultation' }).click()
    const instead = page.getByRole('dialog', { name: 'The form could not be loaded' })
    await expect(instead.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
    await expect(instead.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^tel:\+\d+$/)
    await instead.getByRole('button', { name: 'Close' }).click()
    await expect(instead).toBeHidden()
  },
)

test('a call can be booked by keyboard alone', phoneFirst, async ({ page, rows }) => {
  const phone = newPhone()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByLabel('Your name')).toBeFocused()
  await page.keyboard.type('Asha')
  await page.keyboard.press('Tab')
  await page.keyboard.type(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  expect(await rows('consultation_requests', filter(phone))).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Get Free Consultation' })).toBeFocused()
})

test(
  'axe objects to nothing in the dialog, with its errors and a notice, nor in the open menu',
  thorough,
  async ({ page, isMobile }) => {
    await openDialog(page)
    expect(await accessFaults(page)).toEqual([])
    await confirm(page)
    await expect(page.getByText('Missing Information')).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('navigation').getByRole('button', { name: 'Services' }).click()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'During Studies' })).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
  },
)
