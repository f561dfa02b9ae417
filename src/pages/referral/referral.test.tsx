import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { referralLine } from '@/content/referral'
import { keepReferralCode } from '@/lib/referral-code'
import { answerWith, created, sentTo } from '@/testing/fake-network'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => localStorage.clear())

async function openReferral() {
  const { user } = await renderPage('/referral')
  return {
    user,
    email: await screen.findByLabelText(/^Email/),
    press: () => user.click(screen.getByRole('button', { name: 'Generate my code' })),
  }
}

test('a stored code is shown with a link to copy and to share', async () => {
  answerWith(created)
  const { user, email, press } = await openReferral()
  fill(email, ' asha@example.com ')
  await press()
  expect(await screen.findByText('Referral code generated! Share it with your friends.')).toBeVisible()
  const code = String(sentTo('referrals')[0]?.referral_code)
  expect(code).toMatch(/^STUB[A-Z0-9]{6}$/)
  expect(screen.getByText(code)).toBeVisible()
  expect(screen.getByLabelText('Email')).toBeDisabled()
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com')
  const link = `${location.origin}/?ref=${code}`
  expect(within(screen.getByRole('group', { name: 'Your link' })).getByRole('code')).toHaveTextContent(link)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Referral link copied to clipboard!')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(link)
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' })
  expect(new URL(chat.href).searchParams.get('text')).toContain(link)
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Correct my email' }))
  expect(screen.getByLabelText(/^Email/)).toBeEnabled()
  expect(screen.queryByText(code)).not.toBeInTheDocument()
})

test('a created referral code stays for later visits, and can be deleted', async () => {
  answerWith(created)
  const first = await openReferral()
  fill(first.email, 'asha@example.com')
  await first.press()
  const code = await screen.findByText(/^STUB[A-Z0-9]{6}$/)
  const { user } = await renderPage('/referral')
  expect(await screen.findByText(code.textContent ?? '')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible()
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Forget it here' }))
  expect(screen.getByLabelText(/^Email/)).toHaveValue('')
  expect(localStorage).toHaveLength(0)
})

test('the device’s share sheet shares the link, or WhatsApp if it is refused', async () => {
  answerWith(created)
  const share = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  try {
    const { user, email, press } = await openReferral()
    fill(email, 'asha@example.com')
    await press()
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ text: expect.stringMatching(/\/\?ref=STUB[A-Z0-9]{6}$/) })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const chat = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
    expect(new URL(chat.href).searchParams.get('text')).toMatch(/\/\?ref=STUB[A-Z0-9]{6}$/)
  } finally {
    Reflect.deleteProperty(navigator, 'share')
  }
})

test.each([
  ['   ', 'Please enter your email address'],
  ['asha@example', 'Please enter an email address like name@example.com'],
  ['a@b@example.com', 'Please enter an email address like name@example.com'],
])('an address like "%s" shows the notice, and nothing is sent', async (typed, said) => {
  answerWith(created)
  const { email, press } = await openReferral()
  fill(email, typed)
  await press()
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription(said)
  expect(sentTo('referrals')).toEqual([])
})

test('a friend’s code is stored, and can be removed where it is shown', async () => {
  const { user } = await renderPage('/?ref=STUBAB12CD')
  expect(
    await screen.findByText(/^Your friend’s code STUBAB12CD is kept on this device for 90 days/),
  ).toBeVisible()
  expect(localStorage.getItem('studybridge:referral:v1')).toContain('STUBAB12CD')
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('The code is removed from this device.')).toBeVisible()
  expect(localStorage.getItem('studybridge:referral:v1')).toBeNull()
})

const offers = () => screen.queryAllByText(referralLine.offer)

test.each([
  ['/pricing', 3],
  ['/contact?package=bundle', 1],
  ['/contact?service=during-studies&type=package', 1],
  ['/services/admission-guidance', 1],
])('on %s a friend’s code appears %i times and changes no price', async (path, times) => {
  await renderPage(path)
  expect(offers()).toHaveLength(0)
  const amounts = () =>
    (screen.getByRole('main').textContent ?? '').replaceAll(referralLine.offer, '').match(/[₹€][\d,.]*\d/g)
  const before = amounts()
  keepReferralCode('STUBAB12CD')
  await renderPage(path)
  await waitFor(() => expect(offers()).toHaveLength(times))
  expect(amounts()).toEqual(before)
})

test.each(['/', '/booking/any', '/contact', '/contact?session=60minutes', '/checkout?services=sop-review'])(
  'on %s a friend’s code is not shown, because it does not apply',
  async (path) => {
    keepReferralCode('STUBAB12CD')
    await renderPage(path)
    expect(offers()).toHaveLength(0)
  },
)
