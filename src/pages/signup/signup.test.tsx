import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith, brokenServer, created, loseNetwork, refused, sentTo } from '@/testing/fake-network'
import { renderPage } from '@/testing/render-page'

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })
const submit = () => screen.getByRole('button', { name: 'Complete Registration' })

/** Opens the last step with a name typed on the first. */
async function openLastStep(type: 'student' | 'consultant', name = 'Asha Rao') {
  const page = await renderPage(`/signup?type=${type}`)
  await page.user.type(await screen.findByLabelText(/^Full name/), name)
  for (let step = 1; step < 4; step++) await page.user.click(screen.getByRole('button', { name: 'Next' }))
  return page
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => localStorage.clear())

describe.each([
  ['student', 'student_profiles'],
  ['consultant', 'consultant_applications'],
] as const)('a %s application', (type, table) => {
  test('that is stored says so, and what happens next', async () => {
    answerWith({ ...created, body: [{ id: '1' }] })
    const { user, router } = await openLastStep(type)
    await user.click(submit())
    expect(await screen.findByText('Registration Submitted')).toBeVisible()
    expect(
      screen.getByText('Your application has been submitted for review. Check your email for confirmation.'),
    ).toBeVisible()
    const next = await heading(/^Thank you, we have your (registration|application)$/)
    expect(next).toHaveFocus()
    expect(screen.getByText('What happens next')).toBeVisible()
    expect(sentTo(table)).toHaveLength(1)
    // A reload now begins anew, and what was sent is not kept.
    expect(router.state.location.search).toBe(`?type=${type}&step=1`)
    expect(JSON.stringify(localStorage)).not.toContain('Asha')
  })

  test.each([
    ['a refusal', refused, 'new row violates row-level security policy'],
    ['a broken server', brokenServer, 'internal error'],
    [
      'the guard',
      { status: 400, body: { code: 'PT400', message: 'Please enter your name, so that we can reply.' } },
      'Please enter your name, so that we can reply.',
    ],
  ])('that fails with %s shows the server’s own message', async (_, answer, message) => {
    answerWith(answer)
    const { user } = await openLastStep(type)
    await user.click(submit())
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(submit()).toBeEnabled()
  })

  test('that comes back without a row was not saved', async () => {
    answerWith({ ...created, body: [] })
    const { user } = await openLastStep(type)
    await user.click(submit())
    expect(await screen.findByText('Registration Failed')).toBeVisible()
    expect(screen.getByText('Your application could not be saved. Please contact support.')).toBeVisible()
    expect(screen.queryByText('Registration Submitted')).not.toBeInTheDocument()
  })

  test.each([
    [
      'a page of the hotel’s wifi',
      () => answerWith({ status: 200, body: '<h1>Wifi</h1>', type: 'text/html' }),
    ],
    ['an answer cut short', () => answerWith({ status: 500, body: '{"message": "int' })],
    ['no network', () => loseNetwork()],
  ])('that meets %s is asked to try again', async (_, network) => {
    network()
    const { user } = await openLastStep(type)
    await user.click(submit())
    expect(await screen.findByText('Error')).toBeVisible()
    expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible()
  })

  test('that failed keeps everything, and is sent again under the same id', async () => {
    answerWith(refused, { ...created, body: [{ id: '1' }] })
    const { user } = await openLastStep(type)
    await user.click(submit())
    await screen.findByText('Error')
    await user.click(submit())
    await screen.findByText('Registration Submitted')
    const [first, second] = sentTo(table)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ name: 'Asha Rao' })
  })
})

test('the button is disabled and says so while an application is sent', async () => {
  let answer = (_: Response) => {}
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  const { user } = await openLastStep('student')
  await user.click(submit())
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
  answer(new Response('[{"id":"1"}]', { status: 201 }))
  expect(await screen.findByText('Registration Submitted')).toBeVisible()
})

describe('the steps', () => {
  test.each([
    ['?type=student', /^Step 1 of 4: Basic Information$/],
    ['?type=student&step=3', /^Step 3 of 4: Study Preferences$/],
    ['?type=student&step=5', /^Step 1 of 4/],
    ['?type=student&step=0', /^Step 1 of 4/],
    ['?type=student&step=two', /^Step 1 of 4/],
    ['?type=anything&step=2', /^Step 2 of 4: Academic Background$/],
    ['?type=consultant&step=4', /^Step 4 of 4: Business Information$/],
    ['', /^What brings you here\?$/],
  ])('/signup%s', async (query, name) => {
    await renderPage(`/signup${query}`)
    expect(await heading(name)).toBeVisible()
  })

  test('Next is never blocked, keeps what was typed and takes the focus to the next step', async () => {
    const { user, router } = await renderPage('/signup?type=consultant')
    await user.type(await screen.findByLabelText(/^Email/), 'not an address')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    const second = await heading(/^Step 2 of 4: Professional Details$/)
    expect(second).toHaveFocus()
    expect(router.state.location.search).toBe('?type=consultant&step=2')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(await heading(/^Step 1 of 4: Basic Information$/)).toHaveFocus()
    expect(screen.getByLabelText(/^Email/)).toHaveValue('not an address')
    expect(router.state.historyAction).toBe('POP')
  })

  test('Previous replaces the entry when the one before is not ours', async () => {
    const { user, router } = await renderPage('/signup?type=student&step=3')
    await heading(/^Step 3 of 4/)
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await heading(/^Step 2 of 4/)
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('Back on the first step returns to the selection', async () => {
    const { user } = await renderPage('/signup')
    await user.click(await screen.findByRole('link', { name: 'Start Application' }))
    expect(await heading(/^Step 1 of 4: Basic Information$/)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await heading(/^What brings you here\?$/)).toHaveFocus()
  })
})

describe('the last step', () => {
  test('lists what is still empty, with the way to it', async () => {
    const { user } = await openLastStep('student')
    const list = within(screen.getByRole('region', { name: 'Still empty' }))
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Email',
      'Phone / WhatsApp number',
      'Password',
      'Confirm password',
      'Education level',
      'Field of study',
      'GPA',
      'Graduation year',
      'Preferred countries',
      'Budget range',
      'Intake preference',
    ])
    await user.click(list.getByRole('link', { name: 'GPA' }))
    await heading(/^Step 2 of 4/)
    expect(screen.getByLabelText(/^GPA/)).toHaveFocus()
  })

  test('leads to a group of choices and to a field of its own', async () => {
    const { user, router } = await openLastStep('student')
    await user.click(screen.getByRole('link', { name: 'Intake preference' }))
    expect(screen.getByLabelText(/^Intake preference/)).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Preferred countries' }))
    await heading(/^Step 3 of 4/)
    expect(screen.getByLabelText('Belgium')).toHaveFocus()
    expect(router.state.location.search).toBe('?type=student&step=3')
  })

  test('lists a consultant’s own fields', async () => {
    await openLastStep('consultant')
    const links = within(screen.getByRole('region', { name: 'Still empty' })).getAllByRole('link')
    expect(links.map((link) => link.textContent).slice(4)).toEqual([
      'Years of experience',
      'Education level',
      'Specialized countries',
      'Services offered',
    ])
  })
})

describe('a draft', () => {
  test('is there on the next visit, without the passwords, until it is forgotten', async () => {
    const { user } = await renderPage('/signup?type=student')
    await user.type(await screen.findByLabelText(/^Full name/), 'Asha Rao')
    await user.type(screen.getByLabelText(/^Password/), 'hunter22')
    cleanup()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hunter22')

    const again = await renderPage('/signup?type=student')
    expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Asha Rao')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('')
    await again.user.click(screen.getByRole('button', { name: 'Start afresh' }))
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('')
    expect(localStorage).toHaveLength(0)
  })

  test('of a sending that failed holds no password either', async () => {
    loseNetwork()
    const { user } = await openLastStep('student')
    await user.click(screen.getByRole('link', { name: 'Password' }))
    await user.type(screen.getByLabelText(/^Password/), 'hunter22')
    for (let step = 1; step < 4; step++) await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(submit())
    await screen.findByText('Something went wrong. Please try again.')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hunter22')
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('hunter22')
    expect(JSON.stringify(sentTo('student_profiles'))).not.toContain('hunter22')
  })
})

test('a referral code travels with an application', async () => {
  answerWith({ ...created, body: [{ id: '1' }] })
  localStorage.setItem(
    'studybridge:referral:v1',
    JSON.stringify({ code: 'STUBAB12CD', until: Date.now() + 60_000 }),
  )
  const { user } = await openLastStep('consultant')
  await user.click(submit())
  await screen.findByText('Registration Submitted')
  expect(sentTo('consultant_applications')).toMatchObject([{ referred_by: 'STUBAB12CD' }])
})
