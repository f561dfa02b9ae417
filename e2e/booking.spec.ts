import type { Page } from 'playwright/test'
import { consultant } from './content'
import { accessFaults, expect, loseAnswer, newEmail, once, phoneFirst, test, thorough } from './fixtures'

const FAILED = 'Failed to submit booking. Please try contacting us directly.'

const filter = (email: string) => `student_email=eq.${email}`
const later = (page: Page) => page.locator('summary', { hasText: 'Optional: what might come after the call' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my free consultation' }).click()

async function fill(page: Page, email: string) {
  await page.getByLabel('Your name').fill(' Asha Rao ')
  await page.getByLabel('Email').fill(email)
}

/** A day as a calendar field holds it, so many days from now where the visitor is. */
const dayFromNow = (page: Page, days: number) =>
  page.evaluate((days) => {
    const day = new Date()
    day.setDate(day.getDate() + days)
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
  }, days)

test(
  'a session of the consultant is booked with extras, every field of the row as specified',
  phoneFirst,
  async ({ page, open, rows }) => {
    const email = newEmail()
    await open('/?ref=STUBAB12CD')
    await open('/consultants')
    await page.getByRole('link', { name: /30 minutes/ }).click()
    await expect(page).toHaveURL(`/booking/${consultant?.id}?session=30`)
    await expect(page.getByLabel(/^30 minutes,/)).toBeChecked()
    await fill(page, email)
    await page.getByLabel('Phone / WhatsApp number').fill(' +91 98200 00000 ')
    const day = await dayFromNow(page, 3)
    await page.getByLabel('Preferred date').fill(day)
    await page.getByLabel('What would you like to talk about?').fill(' Ghent or Leuven?\n<b>Both?</b> ')
    await page.getByLabel(/^SOP review,/).check()
    await page.getByLabel(/^CV review,/).check()
    const sidebar = page.getByRole('complementary', { name: 'Your booking' })
    await expect(sidebar).toContainText('FREE')
    await expect(sidebar).not.toContainText('₹')
    await expect(later(page)).toContainText(/30 minutes, ₹[\d,]+ · SOP review · CV review/)
    await confirm(page)
    await expect(page.getByText('Booking Request Sent!')).toBeVisible()
    await expect(
      page.getByText("We'll contact you within 24 hours to confirm your appointment."),
    ).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Your request is with us.')
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByLabel(/^SOP review,/)).not.toBeChecked()
    expect(await rows('consultation_requests', filter(email))).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        handled_at: null,
        in_flood: false,
        student_name: 'Asha Rao',
        student_phone: '+91 98200 00000',
        student_email: email,
        preferred_date: expect.stringMatching(new RegExp(`^${day}[T ]12:00:00(\\.000)?(Z|\\+00(:00)?)$`)),
        message: [
          'Session: 30 minutes',
          'Additional services: SOP review, CV review',
          'Message: Ghent or Leuven?\n<b>Both?</b>',
          'Referral code: STUBAB12CD',
        ].join('\n'),
        status: 'pending',
      },
    ])
  },
)

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, timezoneId === 'Asia/Kolkata' ? once : thorough, () => {
    test.use({ timezoneId })

    test('a day that is picked is the same day in the row, and no past day is offered', async ({
      page,
      open,
      rows,
    }) => {
      const email = newEmail()
      // Late in the evening in California, when it is the next day in India.
      await page.clock.setFixedTime('2026-11-21T06:30:00Z')
      await open('/booking/anybody')
      const date = page.getByLabel('Preferred date')
      await expect(date).toHaveAttribute('min', timezoneId === 'Asia/Kolkata' ? '2026-11-21' : '2026-11-20')
      await fill(page, email)
      await date.fill('2026-11-19')
      await confirm(page)
      await expect(page.getByText('Please choose today or a later day')).toBeVisible()
      await expect(date).toBeFocused()
      await date.fill('2026-11-26')
      await confirm(page)
      await expect(page.getByText('Booking Request Sent!')).toBeVisible()
      const [row] = await rows('consultation_requests', filter(email))
      expect(new Date(String(row?.preferred_date)).toISOString()).toBe('2026-11-26T12:00:00.000Z')
      expect(row?.message).toBe('Session: 15 minutes')
    })
  })
}

test(
  'an answer that is lost and the same values again make one row; what was typed survives a reload',
  once,
  async ({ page, open, reload, rows, cleanConsole }) => {
    cleanConsole.allow(/DataError|ERR_FAILED|409/)
    const email = newEmail()
    await open('/booking/anybody?session=60')
    await fill(page, email)
    await page.getByLabel(/^Interview preparation,/).check()
    await page.getByLabel(/^15 minutes,/).check()
    await reload()
    await expect(later(page)).toContainText('15 minutes, ₹850 · Interview preparation')
    await expect(page.getByLabel(/^Interview preparation,/)).toBeChecked()
    // The link does not undo what the visitor has chosen since.
    await expect(page.getByLabel(/^15 minutes,/)).toBeChecked()
    await loseAnswer(page, 'consultation_requests')
    await confirm(page)
    await expect(page.getByText(FAILED)).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await confirm(page)
    await expect(page.getByText('Booking Request Sent!')).toBeVisible()
    expect(await rows('consultation_requests', filter(email))).toHaveLength(1)
  },
)

test(
  'a booking is made by keyboard alone, and axe objects to nothing on its way',
  thorough,
  async ({ page, open, rows }) => {
    const email = newEmail()
    await open('/booking/anybody')
    await expect(page.getByRole('button', { name: 'Confirm my free consultation' })).toBeEnabled()
    await page.getByLabel('Your name').focus()
    await page.keyboard.type('Asha')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please fill in your name and email address.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('1')
    await expect(page.getByLabel(/^15 minutes,/)).toBeHidden()
    await later(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(/^15 minutes,/)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(/^30 minutes,/)).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByLabel(/^University shortlisting,/)).toBeChecked()
    await page.getByRole('button', { name: 'Confirm my free consultation' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Booking Request Sent!')).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
    expect(await rows('consultation_requests', filter(email))).toMatchObject([
      { message: 'Session: 30 minutes\nAdditional services: University shortlisting' },
    ])
  },
)
