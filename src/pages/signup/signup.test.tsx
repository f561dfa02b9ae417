import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  answerWith,
  brokenServer,
  guardAnswer,
  loseNetwork,
  notJson,
  sentTo,
  tooLong,
  tooMany,
} from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { renderPage } from '@/testing/render-page'

beforeEach(() => {
  localStorage.clear()
  expectErrors(/^(DataError|NotSaved)/)
})

const types = [
  ['student', 'student_profiles'],
  ['consultant', 'consultant_applications'],
] as const

async function complete(type: string) {
  localStorage.setItem(
    `studybridge:draft:v1:signup-${type}`,
    JSON.stringify({ values: { name: 'Asha' }, until: Date.now() + 60_000 }),
  )
  const { user } = await renderPage(`/signup?type=${type}&step=4`)
  await user.click(await screen.findByRole('button', { name: 'Complete Registration' }))
}

test.each(types)('a %s whose row comes back has registered', async (type, table) => {
  answerWith({ status: 201, body: [{ id: 'x' }] })
  await complete(type)
  expect(await screen.findByText('Registration Submitted')).toBeVisible()
  expect(
    screen.getByText('Your application has been submitted for review. Check your email for confirmation.'),
  ).toBeVisible()
  expect(sentTo(table)).toMatchObject([{ id: expect.any(String), name: 'Asha' }])
  expect(sentTo(table)[0]).not.toHaveProperty('password')
  expect(localStorage).toHaveLength(0)
  const promised = screen.queryByText(
    /^By \w+day \d+ \w+, \d\d:[03]0 your time .* we recommend 2 to 3 consultants/,
  )
  expect(Boolean(promised)).toBe(type === 'student')
})

const notice = 'Please enter an email address or a phone number, so that we can reach you.'
const outcomes = [
  ['an error of the server', () => answerWith(guardAnswer(400, notice)), 'Error', notice],
  [
    'no row',
    () => answerWith({ status: 201, body: [] }),
    'Registration Failed',
    'Your application could not be saved. Please contact support.',
  ],
  ['no network', loseNetwork, 'Error', 'Something went wrong. Please try again.'],
  [
    'HTML instead of an answer',
    () => answerWith({ status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' }),
    'Error',
    'Something went wrong. Please try again.',
  ],
  [
    'a limit',
    () => answerWith(tooMany),
    'Error',
    'We are receiving too many requests at the moment. Please call us, or write to us by WhatsApp or email.',
  ],
  [
    'a limit of length',
    () => answerWith(tooLong),
    'Error',
    'This is too long to be sent here. Please write to us by email.',
  ],
  ['a wish for JSON', () => answerWith(notJson), 'Error', 'Only JSON can be sent here, uncompressed.'],
  ['a broken server that says why', () => answerWith(brokenServer), 'Error', 'internal error'],
] as const

for (const [type] of types) {
  test.each(outcomes)(`a ${type} met by %s: the notice, everything kept`, async (_, play, title, text) => {
    play()
    await complete(type)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Complete Registration' })).toBeEnabled()
    expect(JSON.parse(localStorage.getItem(`studybridge:draft:v1:signup-${type}`) ?? '{}')).toMatchObject({
      values: { name: 'Asha' },
    })
  })
}

test.each([
  ['student', 2],
  ['student', 3],
  ['student', 4],
  ['consultant', 2],
  ['consultant', 4],
])('no choice in a dropdown of a %s is empty (step %i)', async (type, step) => {
  await renderPage(`/signup?type=${type}&step=${step}`)
  for (const dropdown of await screen.findAllByRole('combobox')) {
    const choices = within(dropdown).getAllByRole<HTMLOptionElement>('option')
    expect(choices.length).toBeGreaterThan(2)
    for (const { value, text } of choices) expect(value, text).not.toBe('')
  }
})

test('who leaves while it is being sent is not called back', async () => {
  let answer = (_: Response) => {}
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const { user, history, navigate } = await renderPage('/signup?type=student&step=4')
  await user.click(await screen.findByRole('button', { name: 'Complete Registration' }))
  await screen.findByRole('button', { name: 'Submitting...' })
  await act(() => navigate('/faq'))
  answer(new Response('[{"id":"x"}]', { status: 201, headers: { 'Content-Type': 'application/json' } }))
  expect(await screen.findByText('Registration Submitted')).toBeVisible()
  expect(history.location.pathname).toBe('/faq')
})

test('passwords, which go nowhere, are not missed, and their line says so at both fields', async () => {
  const { navigate } = await renderPage('/signup?type=student&step=4')
  const missed = await screen.findByRole('region', { name: 'Still empty' })
  expect(missed).toHaveTextContent('Education level')
  expect(missed).not.toHaveTextContent(/password/i)
  await act(() => navigate('/signup?type=student&step=1'))
  const fields = await screen.findAllByLabelText(/^(Password|Confirm password)/)
  expect(fields).toHaveLength(2)
  for (const field of fields) {
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription(
      'Accounts are not open yet. What you type here is not sent or stored, and the form can be completed without it.',
    )
  }
})

test('the last step says beforehand what is needed, and leads there', async () => {
  const { user } = await renderPage('/signup?type=student&step=4')
  const needed = await screen.findByRole('region', { name: 'We need your name, and an email or phone' })
  expect(
    within(needed)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Full name', 'Email', 'Phone / WhatsApp number'])
  await user.click(within(needed).getByRole('link', { name: 'Email' }))
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus())
})

test.each(types)('a %s whom the database asks for a name is shown no other way out', async (type) => {
  answerWith(guardAnswer(400, 'Please enter your name, so that we can reply.'), brokenServer)
  const { user } = await renderPage(`/signup?type=${type}&step=4`)
  const press = async () => user.click(await screen.findByRole('button', { name: 'Complete Registration' }))
  await press()
  expect(await screen.findByText('Please enter your name, so that we can reply.')).toBeVisible()
  expect(screen.queryByText(/This did not reach us/)).not.toBeInTheDocument()
  await press()
  expect(await screen.findByText(/This did not reach us/)).toBeVisible()
})
