import type { Page } from 'playwright/test'
import { expect, newEmail, once, test, untilHydrated } from './fixtures'

const api = '**/rest/v1/contact_submissions*'
const FAILED = 'Failed to send message. Please try emailing us directly.'

const message = (page: Page) => page.getByLabel('Your message')

async function fill(page: Page, email: string, text?: string) {
  await page.getByLabel('Your name').fill(' Asha Rao ')
  await page.getByLabel('Email').fill(email)
  if (text !== undefined) await message(page).fill(text)
}

/** The form's own code is there, and with it what it keeps. */
const expectReady = (page: Page) => expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled()
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test(
  'a message is stored as typed, the fields are emptied, and a confirmation has the focus',
  once,
  async ({ page, open, reload, rows }) => {
    const email = newEmail()
    await open('/contact')
    await fill(page, email, '\n Hello <b>you</b> \n')
    await send(page)
    await expect(page.getByText('Message Sent!')).toBeVisible()
    await expect(
      page.getByText("Thank you for contacting us. We'll get back to you within 24 hours."),
    ).toBeVisible()
    await expect(page.getByText('We have your message and answer by email within 24 hours.')).toBeInViewport()
    for (const label of ['Your name', 'Email', 'Your message'])
      await expect(page.getByLabel(label)).toHaveValue('')
    expect(await rows('contact_submissions', `email=eq.${email}`)).toMatchObject([
      { name: 'Asha Rao', email, message: 'Hello <b>you</b>', status: 'pending', handled_at: null },
    ])
    await reload()
    await expectReady(page)
    await expect(page.getByLabel('Email')).toHaveValue('')
  },
)

test(
  'a link says what it is about and begins the message; the referral code travels along',
  once,
  async ({ page, open, rows }) => {
    const email = newEmail()
    await open('/?ref=STUBAB12CD')
    await open('/contact?service=admission-guidance&duration=30min')
    const opening = 'I would like to book a 30-minute Admission Guidance session.'
    await expect(page.getByText('You are asking about: A 30-minute Admission Guidance session')).toBeVisible()
    await expect(message(page)).toHaveValue(opening)
    await fill(page, email)
    await send(page)
    await expect(page.getByText('Message Sent!')).toBeVisible()
    expect(await rows('contact_submissions', `email=eq.${email}`)).toMatchObject([
      { message: `${opening}\nReferral code: STUBAB12CD` },
    ])
  },
)

test(
  'what was typed survives a reload and another link, until the visitor starts afresh',
  once,
  async ({ page, open, reload }) => {
    await open('/contact?package=bundle')
    await expect(message(page)).toHaveValue(/bundle/)
    await message(page).fill('My own words')
    await expect(page.getByRole('button', { name: 'Start afresh' })).toBeVisible()
    await reload()
    await expect(message(page)).toHaveValue('My own words')
    await open('/contact?subject=country-updates')
    await expectReady(page)
    await expect(message(page)).toHaveValue('My own words')
    await page.getByRole('button', { name: 'Start afresh' }).click()
    await expect(message(page)).toHaveValue('')
    await reload()
    await expectReady(page)
    await expect(message(page)).toHaveValue(/country/)
    await expect(page.getByLabel('Your name')).toHaveValue('')
  },
)

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

test(
  'an address that is none, and empty fields, are named where they are; nothing is sent',
  once,
  async ({ page, open }) => {
    let sent = 0
    await page.route(api, (route) => {
      sent++
      return route.continue()
    })
    await open('/contact')
    await fill(page, 'asha@', ' ')
    await send(page)
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByText('Please enter an email address like name@example.com')).toBeVisible()
    await expect(page.getByText('Please write a message')).toBeVisible()
    expect(sent).toBe(0)
  },
)

test(
  'a refusal: the notice, every field kept, a way out by e-mail, and the next press goes through',
  once,
  async ({ page, open, rows, cleanConsole }) => {
    cleanConsole.allow(/DataError|Failed to load resource/)
    const email = newEmail()
    await page.route(
      api,
      (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
      {
        times: 1,
      },
    )
    await open('/contact')
    await fill(page, email, 'Hello')
    await send(page)
    await expect(page.getByText(FAILED)).toBeVisible()
    await expect(message(page)).toHaveValue('Hello')
    await expect(page.getByRole('form').getByRole('link', { name: '@' })).toHaveAttribute(
      'href',
      /^mailto:\S+@\S+\?body=Hello$/,
    )
    await send(page)
    await expect(page.getByText('Message Sent!')).toBeVisible()
    expect(await rows('contact_submissions', `email=eq.${email}`)).toHaveLength(1)
  },
)

test('one question is open at a time, and can be closed', once, async ({ page, open }) => {
  await open('/contact')
  const answers = [/answered within 24 hours/, /The first 15 minutes are free/]
  await page.getByText('How fast do you answer?').click()
  await expect(page.getByText(answers[0] as RegExp)).toBeVisible()
  await page.getByText('What does the first call cost?').click()
  await expect(page.getByText(answers[0] as RegExp)).toBeHidden()
  await expect(page.getByText(answers[1] as RegExp)).toBeVisible()
  await page.getByText('What does the first call cost?').click()
  await expect(page.getByText(answers[1] as RegExp)).toBeHidden()
})
