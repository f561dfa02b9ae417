import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forms } from '@/content/forms'
import { pages } from '@/content/pages'
import { wizard } from '@/content/signup/wizard'
import { answerWith, guardAnswer, sentTo } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => {
  localStorage.clear()
  expectErrors(/^DataError/)
})

/** Opens the last step as on a second visit, with a draft. */
function openLastStep(type: string, values: object) {
  const until = Date.now() + 60_000
  localStorage.setItem(`studybridge:draft:v2:signup-${type}`, JSON.stringify({ values, until }))
  return renderPage(`/signup?type=${type}&step=4`)
}
const complete = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Complete Registration' }))

const asha = { name: ' Asha Rao ', email: 'asha@example.com' }

test.each([
  ['student', 'a reply'],
  ['consultant', 'no reply'],
])('the receipt of a %s promises %s', async (type, promise) => {
  answerWith({ status: 201, body: [{ id: 'x' }] })
  await openLastStep(type, asha)
  await complete()
  const receipt = await screen.findByRole('region', { name: /^Thank you/ })
  expect(/We reply by \w+day/.test(receipt.textContent)).toBe(promise === 'a reply')
  expect(screen.getByText(wizard.mail)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Change what was sent' }))
  expect(screen.getByRole('form', { name: /^Change your \w+ of \d/ })).toBeVisible()
  expect(screen.getByLabelText(/^Full name/)).toHaveValue(' Asha Rao ')
})

test('“Change what was sent” focuses a field of the wizard after a reload', async () => {
  answerWith({ status: 201, body: [{ id: 'x' }] })
  await openLastStep('student', asha)
  await complete()
  await screen.findByRole('region', { name: /^Thank you/ })
  await renderPage('/signup?type=student&step=1', { isReload: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Change what was sent', hidden: true }))
  expect(screen.getByLabelText(/^Full name/)).toHaveFocus()
})

test('“Start afresh” focuses Radix’s dropdown in a step that begins with one', async () => {
  localStorage.setItem(
    'studybridge:draft:v2:signup-student',
    JSON.stringify({ values: asha, until: Date.now() + 60_000 }),
  )
  const { user, router } = await renderPage('/signup?type=student&step=1')
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMedia(media), matches: media.includes('fine') }))
  await act(async () => router.navigate('/signup?type=student&step=2'))
  const dropdown = () => screen.getByRole('combobox', { name: /^Education level/ })
  await waitFor(() => expect(dropdown().tagName).toBe('BUTTON'))
  await user.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(dropdown()).toHaveFocus()
})

const notice = 'Please enter an email address or a phone number, so that we can reach you.'

test.each([
  ['an error of the server', guardAnswer(400, notice), 'Error', notice],
  [
    'no row',
    { status: 201, body: [] },
    'Registration Failed',
    'Your application could not be saved. Please contact support.',
  ],
])('after %s a student sees the notice, and every field keeps its value', async (_, answer, title, text) => {
  answerWith(answer)
  await openLastStep('student', asha)
  await complete()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByText(title)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Complete Registration' })).toBeEnabled()
  expect(localStorage.getItem('studybridge:draft:v2:signup-student')).toContain('Asha')
})

test('a registration stored after the visitor has left does not change the page', async () => {
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

test('passwords are last in their step, must match, and are not required', async () => {
  const { router } = await renderPage('/signup?type=student&step=4')
  const missed = await screen.findByRole('region', { name: wizard.stillEmpty.title })
  expect(missed).toHaveTextContent('Education level')
  expect(missed).not.toHaveTextContent(/password/i)
  await act(async () => router.navigate('/signup?type=student&step=1'))
  const group = await screen.findByRole('group', { name: wizard.passwords.title })
  const [password, again] = within(group).getAllByLabelText(/^(Password|Confirm password)/)
  if (!password || !again) throw new Error('There are no two fields')
  // Fields have an asterisk, as specified, but may stay empty.
  for (const field of [password, again]) {
    expect(field).toHaveAccessibleName(/\*$/)
    expect(field).not.toBeRequired()
  }
  fill(password, 'abc')
  fill(again, 'abd')
  expect(again).toHaveAccessibleDescription(forms.passwordsDiffer)
  fill(again, 'abc')
  expect(again).not.toHaveAccessibleDescription()
})

test('a step left without name or contact shows a notice', async () => {
  const { user } = await renderPage('/signup?type=student')
  const [first] = await screen.findAllByRole('textbox')
  const asterisks = screen.getByText(wizard.starred)
  expect(first?.compareDocumentPosition(asterisks)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const heading = screen.getByRole('heading', { name: /Academic Background/ })
  expect(heading).toHaveFocus()
  expect(heading).toHaveAccessibleDescription(/still need your name and an email or phone\./)
})

test('the last step names missing fields and links to them', async () => {
  const { user } = await renderPage('/signup?type=student&step=4')
  const needed = await screen.findByRole('region', { name: wizard.needed })
  expect(
    within(needed)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Full name', 'Email', 'Phone / WhatsApp number'])
  await user.click(within(needed).getByRole('link', { name: 'Email' }))
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus())
})

test('a refused registration focuses the list of missing fields', async () => {
  answerWith(guardAnswer(400, 'Please enter your name, so that we can reply.'))
  await renderPage('/signup?type=student&step=4')
  await complete()
  await screen.findByText('Please enter your name, so that we can reply.')
  const box = screen.getByRole('region', { name: wizard.needed })
  await waitFor(() => expect(box).toHaveFocus())
})

test('the last step asks a consultant to accept the terms', async () => {
  const { user } = await openLastStep('consultant', asha)
  const box = await screen.findByRole('region', { name: wizard.neededTerms })
  await user.click(within(box).getByRole('link', { name: 'I accept the Terms & Conditions' }))
  const tick = screen.getByRole('checkbox', { name: /I accept the/ })
  await waitFor(() => expect(tick).toHaveFocus())
  await user.click(tick)
  expect(screen.queryByRole('region', { name: wizard.neededTerms })).toBeNull()
})

test.each([false, true])(
  'the row of a consultant says whether the terms are accepted: %s',
  async (termsAccepted) => {
    answerWith({ status: 201, body: [{ id: 'x' }] })
    await openLastStep('consultant', { ...asha, termsAccepted })
    await complete()
    await waitFor(() => expect(sentTo('consultant_applications')).toHaveLength(1))
    expect(sentTo('consultant_applications')[0]).toMatchObject({ terms_accepted: termsAccepted })
  },
)

test('a double click on Next, whose second click hits Send, sends nothing', async () => {
  answerWith({ status: 201, body: [{ id: 'x' }] })
  await renderPage('/signup?type=student&step=3')
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }), { detail: 1 })
  const send = await screen.findByRole('button', { name: 'Complete Registration' })
  expect(fireEvent.click(send, { detail: 2 }), 'the click submits').toBe(false)
  for (const link of screen.getAllByRole('link', { name: 'Full name' })) fireEvent.click(link, { detail: 2 })
  expect(send).toBeEnabled()
  expect(sentTo('student_profiles')).toEqual([])
  fireEvent.click(send, { detail: 1 })
  await waitFor(() => expect(sentTo('student_profiles')).toHaveLength(1))
})

test('quick clicks on Next go through the steps', async () => {
  await renderPage('/signup?type=student')
  for (const detail of [1, 2])
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }), { detail })
  expect(await screen.findByText('Step 3/4')).toBeVisible()
})

test('Enter in a step moves to the next field, in the last field to the next step', async () => {
  const { user } = await renderPage('/signup?type=student&step=1')
  const name = await screen.findByLabelText(/^Full name/)
  await user.type(name, 'Asha{Enter}')
  expect(screen.getByLabelText(/^Email/)).toHaveFocus()
  expect(screen.getByText('Step 1/4')).toBeVisible()
  await user.type(screen.getByLabelText(/^Confirm/), 'Correct-Horse-42{Enter}')
  expect(await screen.findByText('Step 2/4')).toBeVisible()
})

test.each([2, 3])('Enter in a checkbox does not leave step %i', async (step) => {
  const { user } = await renderPage(`/signup?type=consultant&step=${step}`)
  const [first, second] = await screen.findAllByRole('checkbox')
  await user.click(first as HTMLElement)
  await user.keyboard('{Enter}')
  expect(second).toHaveFocus()
  expect(screen.getByText(`Step ${step}/4`)).toBeVisible()
})
