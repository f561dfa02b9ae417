import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pages } from '@/content/pages'
import { keepReferralCode } from '@/lib/referral-code'
import { answerWith, brokenServer, guardAnswer, loseNetwork } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => {
  localStorage.clear()
  expectErrors(/^(DataError|NotSaved)/)
})

const PASSWORD = 'Correct-Horse-42'
const basics = {
  'Full name': ' Asha Rao ',
  Email: 'asha@example.com',
  Phone: '+91 98200 00000',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
}

/** The answer to each question, step by step, and its line in the receipt. */
const registrations = [
  {
    type: 'student',
    steps: [
      basics,
      {
        'Education level': 'bachelor',
        'Field of study': 'Physics',
        'Current institution': 'IIT Bombay',
        'CGPA or percentage': '8.4 CGPA',
        'Graduation year': '2027',
      },
      {
        Germany: true,
        Belgium: true,
        Engineering: true,
        'Computer Science': true,
        'Budget range': '15k-25k',
        'English proficiency': 'advanced',
      },
      {
        'Intake preference': 'spring-2026',
        'Career goals': 'Clean energy',
        'I have studied abroad before': true,
        'Additional information': 'Evenings suit me',
      },
    ],
    told: [
      'Asha Rao',
      "Bachelor's degree",
      'Belgium, Germany',
      '₹12,50,000 to ₹20,00,000',
      'Evenings suit me',
    ],
  },
  {
    type: 'consultant',
    steps: [
      basics,
      {
        'Years of experience': '5-10',
        'Education level': 'professional',
        'PIER Certification': true,
        Other: true,
        'LinkedIn profile': 'linkedin.com/in/asha',
      },
      { Belgium: true, UK: true, 'Visa Assistance': true, Hindi: true, 'Group Sessions': true },
      {
        'Company name': 'Rao Advice',
        'Company registration number': 'BE 0123.456.789',
        'Success rate': '95+',
        'Client testimonials': 'They were happy',
        'My documents are ready': true,
        'I agree to a background check': true,
        'I accept the': true,
      },
    ],
    told: ['asha@example.com', 'PIER Certification, Other', 'Rao Advice', 'I agree to a background check'],
  },
]

test.each(registrations)(
  'the receipt of a $type tells the answers, and no password',
  async ({ type, steps, told }) => {
    answerWith({ status: 201, body: [{ id: 'x' }] })
    keepReferralCode('STUBAB12CD')
    await renderPage(`/signup?type=${type}`)
    const answer = (label: string, value: string | boolean) => {
      const control = screen.getByLabelText((text) => text.startsWith(label))
      if (typeof value === 'string') fireEvent.change(control, { target: { value } })
      else fireEvent.click(control)
    }
    for (const [index, answers] of steps.entries()) {
      if (index > 0) fireEvent.click(screen.getByText('Next'))
      const heading = (await screen.findByText(`Step ${index + 1} of 4`, { exact: false })).closest('h2')
      if (index > 0) expect(heading).toHaveFocus()
      for (const [label, value] of Object.entries(answers)) answer(label, value)
    }
    expect(screen.queryByRole('region', { name: 'Still empty' })).not.toBeInTheDocument()
    fireEvent.click(screen.getByText('Complete Registration'))
    expect(await screen.findByText('Registration Submitted')).toBeVisible()
    expect(
      screen.getByText('Your application has been submitted for review. Check your email for confirmation.'),
    ).toBeVisible()
    const receipt = screen.getByRole('region', { name: /^Thank you/ })
    const promised = /We reply to \S+ by \w+day \d+ \w+, \d\d:[03]0 your time/.test(receipt.textContent)
    expect(promised).toBe(type === 'student')
    expect(screen.getByText(/^“Check your email for confirmation” means/)).toBeVisible()
    expect(Object.keys(localStorage)).toEqual(['studybridge:referral:v1'])
    fireEvent.click(screen.getByText('What you sent'))
    const lines = [...screen.getAllByRole('term'), ...screen.getAllByRole('definition')]
    const answers = lines.map(({ textContent }) => textContent?.trim())
    expect(answers).toEqual(expect.arrayContaining(told))
    expect(screen.queryByText(/^(Password|Confirm password)/)).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Change what was sent' }))
    expect(screen.getByLabelText(/^Full name/)).toHaveValue(' Asha Rao ')
  },
)

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
] as const

test.each([
  ...outcomes.map((outcome) => ['student', ...outcome] as const),
  ['consultant', ...outcomes[1]] as const,
])('a %s met by %s: the notice, everything kept', async (type, _, play, title, text) => {
  play()
  localStorage.setItem(
    `studybridge:draft:v1:signup-${type}`,
    JSON.stringify({ values: { name: 'Asha', phone: '+91 98200 00000' }, until: Date.now() + 60_000 }),
  )
  await renderPage(`/signup?type=${type}&step=4`)
  fireEvent.click(await screen.findByRole('button', { name: 'Complete Registration' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Complete Registration' })).toBeEnabled()
  expect(JSON.parse(localStorage.getItem(`studybridge:draft:v1:signup-${type}`) ?? '{}')).toMatchObject({
    values: { name: 'Asha' },
  })
})

test.each([
  ['student', 3],
  ['consultant', 2],
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

test('asterisks are explained before the first; a step left without name or ways to reach is hinted at, and led back to', async () => {
  const { user } = await renderPage('/signup?type=student')
  const hint = () => screen.queryByText(/^To answer you, we still need/)
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
  const [first] = await screen.findAllByRole('textbox')
  const asterisks = screen.getByText(/^Fields with \* help us most/)
  expect(first?.compareDocumentPosition(asterisks)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(hint()).not.toBeInTheDocument()
  await next()
  const heading = screen.getByRole('heading', { name: /Academic Background/ })
  expect(heading).toHaveFocus()
  expect(heading).toHaveAccessibleDescription(/still need your name and an email or phone\./)
  await user.click(screen.getByRole('link', { name: 'Add it now' }))
  await waitFor(() => expect(screen.getByLabelText(/^Full name/)).toHaveFocus())
  await user.keyboard('Asha')
  await next()
  expect(hint()).toHaveTextContent('we still need an email or phone.')
  await user.click(screen.getByRole('link', { name: 'Add it now' }))
  fill(screen.getByLabelText(/^Phone/), '1')
  await next()
  expect(hint()).not.toBeInTheDocument()
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
