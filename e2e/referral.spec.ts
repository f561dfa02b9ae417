import type { Browser, Page } from 'playwright/test'
import { prices, rupees } from './content'
import {
  accessFaults,
  expect,
  newEmail,
  newPhone,
  once,
  phoneFirst,
  test,
  thorough,
  untilHydrated,
} from './fixtures'

async function generate(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Generate my code' }).click()
  await expect(page.getByText('Referral code generated! Share it with your friends.')).toBeVisible()
  return (await page.getByRole('group', { name: 'Your link' }).getByRole('code').textContent()) ?? ''
}

test(
  'a code is generated, stored, shown and copied',
  phoneFirst,
  async ({ page, open, rows, context, isMobile }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = newEmail()
    await open('/referral')
    const link = await generate(page, ` ${email} `)
    const code = new URL(link).searchParams.get('ref') ?? ''
    expect(code).toMatch(/^STUB[A-Z0-9]{6}$/)
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email')).toBeDisabled()
    expect(await rows('referrals', `referrer_email=eq.${email}`)).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        handled_at: null,
        in_flood: false,
        referrer_email: email,
        referee_email: '',
        referral_code: code,
        status: 'pending',
      },
    ])
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Referral link copied to clipboard!')).toBeVisible()
    // What a phone holds in its clipboard, a test may not read there.
    if (!isMobile) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`Thinking of studying or working in Europe? With my StudyBridge link you get ${rupees(prices.referral)} off a bundle or service package: ${link}`)}`,
    )
    expect(await accessFaults(page)).toEqual([])
  },
)

/** A friend opens the link, and comes back another day by another way in. */
async function follow(page: Page, browser: Browser) {
  const link = await generate(page, newEmail())
  const code = new URL(link).searchParams.get('ref') ?? ''
  const friend = await browser.newContext()
  const visit = await friend.newPage()
  await visit.goto(link)
  await untilHydrated(visit)
  await expect(
    visit.getByText(`Your friend’s code ${code} is kept on this device for 90 days.`),
  ).toBeVisible()
  await visit.close()
  const again = await friend.newPage()
  const go = async (path: string) => {
    await again.goto(new URL(path, link).href)
    await untilHydrated(again)
  }
  return { code, line: `Referral code: ${code}`, again, go, email: newEmail() }
}

test('a followed link travels into a message and a call', once, async ({ page, open, rows, browser }) => {
  await open('/referral')
  const { line, again, go, email } = await follow(page, browser)

  await go('/contact')
  await again.getByLabel('Your name').fill('Friend')
  await again.getByLabel('Email').fill(email)
  await again.getByLabel('Your message').fill('Hello')
  await again.getByRole('button', { name: 'Send message' }).click()
  await expect(again.getByText('Message Sent!')).toBeVisible()
  expect(await rows('contact_submissions', `email=eq.${email}`)).toMatchObject([
    { message: `Hello\n${line}` },
  ])

  const phone = newPhone()
  await go('/')
  await again.getByRole('button', { name: 'Book FREE Call' }).click()
  const dialog = again.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Friend')
  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByRole('button', { name: 'Confirm my free call' }).click()
  await expect(again.getByText('✅ Request Received!')).toBeVisible()
  expect(await rows('consultation_requests', `student_phone=eq.${encodeURIComponent(phone)}`)).toMatchObject([
    { message: line },
  ])
  await again.context().close()
})

test('a code that a friend sent can be removed where it is named', thorough, async ({ page, open }) => {
  await open('/?ref=STUBAB12CD')
  await expect(
    page.getByText('Your friend’s code STUBAB12CD is kept on this device for 90 days.'),
  ).toBeVisible()
  const kept = () => page.evaluate(() => localStorage.getItem('studybridge:referral:v1'))
  expect(await kept()).toContain('STUBAB12CD')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The code is removed from this device.')).toBeVisible()
  expect(await kept()).toBeNull()
})
