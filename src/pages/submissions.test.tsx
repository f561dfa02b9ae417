import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forms } from '@/content/forms'
import type { SubmissionTable } from '@/data/insert'
import { keepReferralCode } from '@/lib/referral-code'
import { sentTo } from '@/testing/fake-network'
import { controlsOf, fillInForm } from '@/testing/fill-in-form'
import { type FormName, openForm } from '@/testing/form-places'
import { expectErrors } from '@/testing/logged-errors'
import { fill } from '@/testing/render-page'

/** Answers inserts with this status once `moment` resolves, and reads with no rows. */
function answerInserts(status: 201 | 500, moment?: Promise<void>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const isInsert = init?.method === 'POST'
    if (isInsert) await moment
    return new Response(isInsert ? '[{}]' : '[]', { status: isInsert ? status : 200 })
  })
}

const findAll = (texts: readonly string[]) => Promise.all(texts.map((text) => screen.findByText(text)))

const signup = {
  failed: 'Something went wrong. Please try again.',
  stored: [
    'Registration Submitted',
    'Your application has been submitted for review. Check your email for confirmation.',
  ],
}

/** The specified notices of each form: sent blank, not stored, stored. */
const specifiedNotices: Record<FormName, { blank?: string[]; failed?: string; stored: string[] }> = {
  'free-call': {
    blank: ['Missing Information', 'Please enter your name and phone number', 'Please enter your name'],
    failed: 'Failed to submit request. Please try WhatsApp instead.',
    stored: ['✅ Request Received!', "We'll contact you within 2 hours on WhatsApp"],
  },
  contact: {
    blank: ['Please enter your name', 'Please enter your email address', 'Please write a message'],
    failed: 'Failed to send message. Please try emailing us directly.',
    stored: ['Message Sent!', "Thank you for contacting us. We'll get back to you within 24 hours."],
  },
  booking: {
    blank: ['Missing Information', 'Please fill in your name and email address.', 'Please enter your name'],
    failed: 'Failed to submit booking. Please try contacting us directly.',
    stored: ['Booking Request Sent!', "We'll contact you within 24 hours to confirm your appointment."],
  },
  order: {
    blank: ['Missing Information', 'Please fill in all required fields.', 'Please enter your phone number'],
    failed: 'Failed to submit order. Please try again or contact us directly.',
    stored: ['Order Received!', "We'll send payment details to your email shortly."],
  },
  checkout: {
    blank: ['Please enter your name', 'Please enter your phone number', 'Please enter your email address'],
    failed: 'Failed to submit order. Please try again or contact us directly.',
    stored: [
      'Order Submitted Successfully!',
      "We'll contact you within 24 hours to confirm your order and payment.",
    ],
  },
  referral: {
    blank: ['Please enter a valid email address', 'Please enter your email address'],
    failed: 'Failed to generate referral code. Please try again.',
    stored: ['Referral code generated! Share it with your friends.'],
  },
  'signup-student': signup,
  'signup-consultant': signup,
  login: {
    blank: ['Please enter your email address', 'Please enter your password'],
    stored: ['Authentication Required', 'Please connect Supabase integration to enable user authentication'],
  },
  'forgot-password': {
    stored: ['Authentication Required', 'Please connect Supabase integration to enable user authentication'],
  },
  notify: {
    blank: ['Please enter your name', 'Please enter your email address'],
    stored: ['Subscription Successful!', "We'll notify you when Netherlands database is ready."],
  },
}

/** The forms that store a row in each table. */
const formsByTable: Record<SubmissionTable, FormName[]> = {
  consultation_requests: ['free-call', 'booking'],
  contact_submissions: ['contact'],
  database_orders: ['order', 'checkout'],
  referrals: ['referral'],
  student_profiles: ['signup-student'],
  consultant_applications: ['signup-consultant'],
}
const storingForms = Object.entries(formsByTable).flatMap(([table, names]) =>
  names.map((name) => ({ name, table })),
)
const code = 'STUBAB12CD'

test.each(storingForms)(
  '$name stores every field but passwords and deletes its draft',
  async ({ name, table }) => {
    const fetch = answerInserts(201)
    const log = vi.spyOn(console, 'log')
    keepReferralCode(code)
    const { form, typed } = await fillInForm(name)
    const inStorage = JSON.stringify({ ...localStorage, ...sessionStorage })
    fireEvent.submit(form)
    await findAll(specifiedNotices[name].stored)
    const [row = {}] = sentTo(table)
    const stored = JSON.stringify(row)
    const isStored = (values: readonly string[]) =>
      values.some(
        (value) => stored.includes(value) || Object.values(row).includes(Number.parseInt(value, 10)),
      )
    const passwords = [...typed].filter(([field]) => /password/i.test(field))
    const lost = [...typed].filter(([field, values]) => !/password/i.test(field) && !isStored(values))
    expect(lost, 'fields that the row does not hold').toEqual([])
    expect([row.referral_code, row.referred_by].includes(code)).toBe(name !== 'referral')
    for (const [, [text = '']] of passwords) {
      expect(inStorage + JSON.stringify([fetch.mock.calls, log.mock.calls])).not.toContain(text)
      expect(document.body).not.toHaveTextContent(text)
    }
    expect(
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes('draft')),
    ).toEqual([])
  },
)

test.each(storingForms)(
  '$name shows a failure, keeps every field, and can be sent again',
  async ({ name, table }) => {
    expectErrors(/^DataError/)
    let answer = () => {}
    answerInserts(500, new Promise((resolve) => (answer = resolve)))
    const { form } = await fillInForm(name)
    const valuesOf = () =>
      controlsOf(form).map((each) => [each.name, each.value, 'checked' in each && each.checked])
    const before = valuesOf()
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')
    button?.focus()
    fireEvent.submit(form)
    await waitFor(() => expect(button).toBeDisabled())
    // As in a browser, where a disabled button loses the focus.
    form.tabIndex = -1
    form.focus()
    answer()
    await findAll([specifiedNotices[name].failed ?? ''])
    expect(valuesOf()).toEqual(before)
    const failure = screen.getByText(/^This did not reach us/).parentElement
    const ways = [...(failure?.querySelectorAll('a') ?? [])].map(({ href }) => href)
    for (const number of ways.join().match(/(?<=wa\.me\/)\d+/g) ?? [])
      expect(failure?.textContent?.replace(/\D/g, '')).toContain(number)
    expect(decodeURIComponent(ways.join())).toMatch(/^(signup|referral)/.test(name) ? /wa\.me/ : /Typed/)
    await waitFor(() => expect(button).toHaveFocus())
    expect(button).toBeEnabled()
    fireEvent.submit(form)
    await waitFor(() => expect(sentTo(table)).toHaveLength(2))
    const [first, again] = sentTo(table)
    expect(again).toEqual(first)
  },
)

test.each(['checkout', 'signup-student', 'signup-consultant'] as const)(
  'after "Start afresh" %s leaves no typed text on the device',
  async (name) => {
    expectErrors(/^DataError/)
    answerInserts(500)
    const { form } = await fillInForm(name)
    fireEvent.submit(form)
    const inStorage = () => JSON.stringify({ ...localStorage, ...sessionStorage })
    await waitFor(() => expect(inStorage()).toMatch(/attempt.*Typed/))
    fireEvent.click(await screen.findByRole('button', { name: forms.startAfresh }))
    expect(inStorage()).not.toMatch(/typed|98200/i)
  },
)

test.each(Object.keys(specifiedNotices) as FormName[])(
  '%s names its restored draft, which “Start afresh” deletes',
  async (name) => {
    answerInserts(500)
    const { form } = await openForm(name)
    fill(form.querySelector('input[type=email], input') as Element, 'typed@example.com')
    const again = await openForm(name, '', { isReload: true })
    expect(screen.getByDisplayValue('typed@example.com')).toBeVisible()
    const note = within(again.form).getByText(forms.draftRestored, { exact: false })
    await again.user.click(within(note).getByRole('button', { name: forms.startAfresh }))
    expect(screen.queryByDisplayValue('typed@example.com')).toBeNull()
    expect(screen.queryByText(forms.draftRestored, { exact: false })).toBeNull()
  },
)

const checkedForms = (Object.keys(specifiedNotices) as FormName[]).filter(
  (name) => specifiedNotices[name].blank,
)

test.each(checkedForms)('%s without values names the missing fields and sends nothing', async (name) => {
  const fetch = answerInserts(201)
  const { form } = await openForm(name)
  fireEvent.submit(form)
  await findAll(specifiedNotices[name].blank ?? [])
  const [first] = form.querySelectorAll('[aria-invalid=true]')
  expect(first).toHaveFocus()
  expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
})

test.each(['login', 'forgot-password', 'notify'] as const)('%s sends no request', async (name) => {
  const fetch = answerInserts(201)
  const { form } = await fillInForm(name)
  fireEvent.submit(form)
  await findAll(specifiedNotices[name].stored)
  expect(fetch.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
  expect({ ...localStorage }).toEqual({})
})
