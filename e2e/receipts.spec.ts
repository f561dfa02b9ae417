import type { Page } from 'playwright/test'
import { brand } from './support/content'
import {
  expect,
  isThorough,
  once,
  recordShifts,
  settled,
  test,
  thorough,
  untilHydrated,
} from './support/fixtures'

/** What a receipt holds that differs between forms. */
type Kept = { form: string; about?: string; noReply?: boolean }

/** Where each stored form shows its receipt after a load: in its place, in its dialog or beside the button of the dialog. */
const receipts: (Kept & { path: string; dialog?: string; text: string })[] = [
  { form: 'contact', path: '/contact', text: 'Your message number' },
  { form: 'booking', path: '/booking/any', text: 'Your booking number' },
  { form: 'referral', path: '/referral', noReply: true, text: 'Your referral number' },
  { form: 'signup-student', path: '/signup?type=student', text: 'Your registration number' },
  {
    form: 'signup-consultant',
    path: '/signup?type=consultant',
    noReply: true,
    text: 'Your application number',
  },
  {
    form: 'checkout',
    path: '/checkout?services=sop-review,cv-review',
    about: 'cv-review,sop-review',
    text: 'Your order number',
  },
  { form: 'free-call', path: '/', text: 'Call requested' },
  {
    form: 'order',
    path: '/companies/belgium',
    dialog: 'Get Database Access',
    text: 'Your request of',
  },
]

/** Stores a receipt before each page loads. */
function keepReceipt(page: Page, { form, about = '', noReply = false }: Kept) {
  return page.addInitScript(
    ({ form, about, noReply }) => {
      const at = Date.now()
      const due = noReply ? undefined : at + 3_600_000
      const receipt = { id: 'abcdef', form, about, reference: 'STUBAB12CD', at, due, lines: [] }
      localStorage.setItem('studybridge:receipt:v1:abcdef', JSON.stringify(receipt))
    },
    { form, about, noReply },
  )
}

/** Runs in the page: scrolls so that a shift of the form would move the content beneath it on the screen. */
function scrollBelowForm() {
  addEventListener('DOMContentLoaded', () => {
    const bottom = document.querySelector('main form')?.getBoundingClientRect().bottom
    scrollTo(0, bottom === undefined ? document.body.scrollHeight : bottom - innerHeight * 0.7)
  })
}

for (const { path, dialog, text, ...kept } of receipts)
  test(
    `the receipt of ${kept.form} stays in place after a load, a reload and Back`,
    kept.form === 'contact' ? once : thorough,
    async ({ page, open }) => {
      await page.addInitScript(recordShifts)
      await page.addInitScript(scrollBelowForm)
      await keepReceipt(page, kept)
      const see = async () => {
        await expect(page.getByText(text).first()).toBeVisible()
        await settled(page)
        await expect.soft(page.locator('html')).not.toHaveAttribute('data-shift')
      }
      const larger = [
        { width: 820, height: 1180 },
        { width: 1280, height: 800 },
      ]
      for (const size of [...(isThorough ? larger : []), { width: 360, height: 740 }]) {
        await page.setViewportSize(size)
        await page.goto('/robots.txt')
        await open(path)
        // A reload and Back open the dialog again.
        if (dialog) await page.getByRole('button', { name: dialog }).first().click()
        await see()
      }
      await page.reload()
      await untilHydrated(page)
      await see()
      await open('/about')
      await page.goBack()
      await see()
    },
  )

test('a printed receipt is complete and has nothing to press', thorough, async ({ page, open }) => {
  await keepReceipt(page, { form: 'contact' })
  await open('/contact')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('ABCDEF')).toBeVisible()
  await expect(page.getByText('We received it.')).toBeVisible()
  await expect(page.getByText(brand.email).first()).toBeVisible()
  await expect(page.locator('[data-receipt]').getByRole('button').filter({ visible: true })).toHaveCount(0)
})
