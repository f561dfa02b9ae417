import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pages } from '@/content/pages'
import { answerWith, brokenServer, guardAnswer } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => {
  localStorage.clear()
  expectErrors(/^(DataError|NotSaved)/)
})

/** Opens the last step as on a second visit, with a draft. */
function openLastStep(type: string, values: object) {
  const until = Date.now() + 60_000
  localStorage.setItem(`studybridge:draft:v1:signup-${type}`, JSON.stringify({ values, until }))
  return renderPage(`/signup?type=${type}&step=4`)
}
const complete = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Complete Registration' }))

const asha = { name: ' Asha Rao ', email: 'asha@example.com' }

test.each([
  {
    type: 'student',
    values: {
      ...asha,
      educationLevel: 'bachelor',
      preferredCountries: ['Belgium', 'Germany'],
      budgetRange: '15k-25k',
    },
    told: ['Asha Rao', "Bachelor's degree", 'Belgium, Germany', '₹12,50,000 to ₹20,00,000'],
  },
  {
    type: 'consultant',
    values: { ...asha, certifications: ['PIER Certification', 'Other'], backgroundCheck: true },
    told: ['asha@example.com', 'PIER Certification, Other', 'I agree to a background check'],
  },
])(
  'the receipt of a $type tells the answers, and when we reply to a student',
  async ({ type, values, told }) => {
    answerWith({ status: 201, body: [{ id: 'x' }] })
    await openLastStep(type, values)
    await complete()
    const receipt = await screen.findByRole('region', { name: /^Thank you/ })
    const promised = /We reply to \S+ by \w+day \d+ \w+, \d+:[03]0 [ap]m your time/.test(receipt.textContent)
    expect(promised).toBe(type === 'student')
    expect(screen.getByText(/^“Check your email for confirmation” means/)).toBeVisible()
    fireEvent.click(screen.getByText('What you sent'))
    const lines = [...screen.getAllByRole('term'), ...screen.getAllByRole('definition')]
    expect(lines.map(({ textContent }) => textContent?.trim())).toEqual(expect.arrayContaining(told))
    fireEvent.click(screen.getByRole('button', { name: 'Change what was sent' }))
    expect(screen.getByLabelText(/^Full name/)).toHaveValue(' Asha Rao ')
  },
)

const notice = 'Please enter an email address or a phone number, so that we can reach you.'

test.each([
  ['an error of the server', guardAnswer(400, notice), 'Error', notice],
  [
    'no row',
    { status: 201, body: [] },
    'Registration Failed',
    'Your application could not be saved. Please contact support.',
  ],
])('a student met by %s: the notice, everything kept', async (_, answer, title, text) => {
  answerWith(answer)
  await openLastStep('student', asha)
  await complete()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Complete Registration' })).toBeEnabled()
  expect(localStorage.getItem('studybridge:draft:v1:signup-student')).toContain('Asha')
})

test('who leaves while it is being sent is not called back', async () => {
  let answer = (_: Response) => {}
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const { user, router } = await renderPage('/signup?type=student&step=4')
  await user.click(await screen.findByRole('button', { name: 'Complete Registration' }))
  await screen.findByRole('button', { name: 'Submitting...' })
  await act(async () => router.navigate('/faq'))
  await screen.findByRole('heading', { level: 1, name: pages.faq.heading })
  answer(new Response('[{"id":"x"}]', { status: 201, headers: { 'Content-Type': 'application/json' } }))
  expect(await screen.findByText('Registration Submitted')).toBeVisible()
  expect(router.location.pathname).toBe('/faq')
})

test('passwords, which go nowhere, are not missed, stand last under a heading that says so, and are compared', async () => {
  const { router } = await renderPage('/signup?type=student&step=4')
  const missed = await screen.findByRole('region', { name: 'Still empty' })
  expect(missed).toHaveTextContent('Education level')
  expect(missed).not.toHaveTextContent(/password/i)
  await act(async () => router.navigate('/signup?type=student&step=1'))
  const group = await screen.findByRole('group', {
    name: 'For later: choose a password (not sent, not kept)',
  })
  const [password, again] = within(group).getAllByLabelText(/^(Password|Confirm password)/)
  if (!password || !again) throw new Error('There are no two fields')
  for (const field of [password, again]) expect(field).toBeRequired()
  fill(password, 'abc')
  fill(again, 'abd')
  expect(again).toHaveAccessibleDescription('The two passwords differ')
  fill(again, 'abc')
  expect(again).not.toHaveAccessibleDescription()
})

test('asterisks are explained before the first; a step left without name and ways to reach says so', async () => {
  const { user } = await renderPage('/signup?type=student')
  const [first] = await screen.findAllByRole('textbox')
  const asterisks = screen.getByText(/^Fields with \* help us most/)
  expect(first?.compareDocumentPosition(asterisks)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const heading = screen.getByRole('heading', { name: /Academic Background/ })
  expect(heading).toHaveFocus()
  expect(heading).toHaveAccessibleDescription(/still need your name and an email or phone\./)
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

test('who is asked for a name by the database is shown no other way out', async () => {
  answerWith(guardAnswer(400, 'Please enter your name, so that we can reply.'), brokenServer)
  const { user } = await renderPage('/signup?type=student&step=4')
  const press = async () => user.click(await screen.findByRole('button', { name: 'Complete Registration' }))
  await press()
  expect(await screen.findByText('Please enter your name, so that we can reply.')).toBeVisible()
  expect(screen.queryByText(/This did not reach us/)).not.toBeInTheDocument()
  await press()
  expect(await screen.findByText(/This did not reach us/)).toBeVisible()
})
