import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures'

test('a call booked on the home page is a pending row that only staff can read', async ({ page, rows }) => {
  const phone = `+91 ${randomUUID()}`
  await page.goto('/')
  await page.getByLabel('Your name').fill('Asha Rao')
  await page.getByLabel('Phone / WhatsApp number').fill(phone)
  await page.getByRole('button', { name: 'Confirm my free call' }).click()
  await expect(page.getByText('✅ Request Received!')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  expect(await rows('consultation_requests', `student_phone=eq.${encodeURIComponent(phone)}`)).toMatchObject([
    { student_name: 'Asha Rao', student_phone: phone, status: 'pending' },
  ])
})
