import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { CheckboxField, CheckboxGroup, RadioGroup } from '@/components/form/choice-fields'
import { EmailField } from '@/components/form/contact-fields'
import { resetDrafts } from '@/components/form/draft'
import { Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { TextAreaField } from '@/components/form/text-field'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { Toasts } from '@/components/ui/toast-host'
import { resetToasts } from '@/components/ui/toasts'
import { forms } from '@/content/forms'
import { notices as catalogue } from '@/content/notices'
import { DataError } from '@/data/error'
import { runWaiting } from '@/lib/after-pause'
import { keepReferralCode } from '@/lib/referral-code'
import { expectErrors } from '@/testing/logged-errors'

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  localStorage.clear()
  resetDrafts()
  resetToasts()
})

afterEach(() => localStorage.clear())

const notices = {
  success: { tone: 'success', text: 'Stored' },
  failure: { tone: 'failure', text: 'Not stored' },
  missing: { tone: 'failure', text: 'Something is missing' },
  invalid: { tone: 'failure', text: 'Something is wrong' },
} as const

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const message = () => screen.getByLabelText('Your message')
const type = (value: string) => act(() => fireEvent.change(message(), { target: { value } }))

type Values = { message: string; secret: string; other: string }
type MessageProps = { prefill: string; arrival?: string; withReferralCode?: boolean }

const definition = {
  name: 'test',
  draft: 'local',
  fields: { message: 'message', other: 'message' },
  secrets: { secret: 'For a test.' },
} as const

function Message({ prefill, arrival, withReferralCode = true }: MessageProps) {
  const form = useSubmissionForm<Values>({
    prefill: { values: { message: prefill }, ...(arrival && { arrival }) },
    submission: { ...definition, ...(withReferralCode && { referralCode: 'message' }), store: send },
    notices,
  })
  return (
    <SubmissionForm form={form} label="Test" purpose="For a test.">
      <TextAreaField control={form.control} name="message" label="Your message" />
      <TextAreaField control={form.control} name="secret" label="Your secret" />
      <TextAreaField control={form.control} name="other" label="Your other" />
      <SubmitButton>Send</SubmitButton>
    </SubmissionForm>
  )
}

const send = vi.fn<(id: string, values: object) => Promise<void>>()
beforeEach(() => {
  send.mockReset().mockResolvedValue()
})

const page = (prefill: string, arrival?: string) => (
  <MemoryRouter>
    <Message prefill={prefill} {...(arrival && { arrival })} />
    <Toasts />
  </MemoryRouter>
)

test('a link prefills the message; another link replaces a prefill that nobody touched', () => {
  const { rerender } = render(page('About pricing.'))
  expect(message()).toHaveValue('About pricing.')
  rerender(page('About Belgium.'))
  expect(message()).toHaveValue('About Belgium.')
  rerender(page(''))
  expect(message()).toHaveValue('')
})

test.each(['About pricing. And rent?', ''])('what is typed is never overwritten: "%s"', (typed) => {
  const { rerender } = render(page('About pricing.'))
  type(typed)
  rerender(page('About Belgium.'))
  expect(message()).toHaveValue(typed)
})

test('a link that names its arrival wins over what was typed, once', () => {
  const { rerender, unmount } = render(page('About pricing.', 'first'))
  type('My own words')
  rerender(page('About pricing.', 'first'))
  expect(message()).toHaveValue('My own words')
  unmount()
  resetDrafts()
  const { rerender: follow } = render(page('About pricing.', 'first'))
  expect(message()).toHaveValue('My own words')
  follow(page('About Belgium.', 'second'))
  expect(message()).toHaveValue('About Belgium.')
})

test('text from an earlier visit stays, whatever link brings the visitor back', () => {
  const { unmount } = render(page('About pricing.'))
  type('My own words')
  unmount()
  resetDrafts()
  render(page('About Belgium.'))
  expect(message()).toHaveValue('My own words')
  press('Start afresh')
  expect(message()).toHaveValue('')
})

test('an untouched prefill is not kept for the next visit', () => {
  const { unmount } = render(page('About pricing.'))
  unmount()
  render(page('About Belgium.'))
  expect(message()).toHaveValue('About Belgium.')
})

test('a secret is neither kept nor sent', async () => {
  render(page(''))
  type('Hello')
  act(() => fireEvent.change(screen.getByLabelText('Your secret'), { target: { value: 'hunter2' } }))
  runWaiting()
  expect(localStorage.getItem('studybridge:draft:v1:test')).toContain('Hello')
  press('Send')
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.any(String), { message: 'Hello', secret: '', other: '' }, ''),
  )
  expect(JSON.stringify(localStorage)).not.toContain('hunter2')
})

test('a text that is longer than a row can be says so under its field, is not sent, and stays', async () => {
  render(page(''))
  const long = 'ä'.repeat(50_001)
  type(long)
  expect(message()).toHaveAccessibleDescription(forms.errors.tooLong)
  press('Send')
  expect(await screen.findByText(catalogue.tooLong.title)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  expect(message()).toHaveValue(long)
  type(long.slice(0, 40_000))
  await waitFor(() => expect(message()).not.toHaveAccessibleDescription())
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test('where all texts together are too long, or the database says so, the longest one is named', async () => {
  render(page(''))
  type('x'.repeat(60_000))
  act(() => fireEvent.change(screen.getByLabelText('Your other'), { target: { value: 'x'.repeat(50_000) } }))
  press('Send')
  expect(await screen.findByText(catalogue.tooLong.title)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  expect(message()).toHaveAccessibleDescription(forms.errors.tooLong)
  type('x'.repeat(49_000))
  await waitFor(() => expect(message()).not.toHaveAccessibleDescription())

  send.mockRejectedValue(new DataError('too-long', '413'))
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await waitFor(() =>
    expect(screen.getByLabelText('Your other')).toHaveAccessibleDescription(forms.errors.tooLong),
  )
})

test('a draft is stored once typing pauses, or when the page is left', () => {
  render(page(''))
  for (const text of ['H', 'He', 'Hel']) type(text)
  expect(localStorage).toHaveLength(0)
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('studybridge:draft:v1:test')).toContain('"Hel"')
})

test('a retry of the same values keeps its idempotency key, also after a reload; changed values get a new one', async () => {
  expectErrors(/^Error: lost/)
  send.mockRejectedValue(new Error('lost'))
  const keys = () => send.mock.calls.map(([id]) => id)
  const { unmount } = render(page(''))
  type('Hello')
  press('Send')
  await waitFor(() => expect(keys()).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  unmount()
  resetDrafts()
  render(page(''))
  press('Send')
  await waitFor(() => expect(keys()).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  type('Hello again')
  press('Send')
  await waitFor(() => expect(keys()).toHaveLength(3))
  const [first, again, changed] = keys()
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})

/** Sends the same words after each of these links was followed. */
async function sendWithCodes(codes: string[]) {
  expectErrors(/^Error: lost/)
  send.mockRejectedValue(new Error('lost'))
  type('Hello')
  for (const [index, code] of codes.entries()) {
    keepReferralCode(code)
    press('Send')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(index + 1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  }
}

test('the code of a followed referral link is sent too, and another code makes a submission of its own', async () => {
  render(page(''))
  const codes = ['STUBAB12CD', 'STUBAB12CD', 'STUBZZ99ZZ']
  await sendWithCodes(codes)
  expect(send.mock.calls.map(([, values]) => values)).toMatchObject(
    codes.map((referralCode) => ({ message: 'Hello', referralCode })),
  )
  const [first, again, changed] = send.mock.calls.map(([id]) => id)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})

test('a row that has no place for the code is the same submission whatever link was followed', async () => {
  render(
    <MemoryRouter>
      <Message prefill="" withReferralCode={false} />
    </MemoryRouter>,
  )
  await sendWithCodes(['STUBAB12CD', 'STUBZZ99ZZ'])
  const [first, again] = send.mock.calls
  expect(again).toEqual(first)
})

// A receipt scrolls to its beginning.
Element.prototype.scrollIntoView = () => {}

function Question() {
  const form = useSubmissionForm({
    submission: {
      ...definition,
      name: 'question',
      fields: { email: 'email', message: 'message' },
      store: send,
    },
    notices,
  })
  return (
    <SubmissionForm form={form} label="Question">
      {form.isSuccess && <Receipt form={form} words={{ title: 'Sent.', steps: [], done: 0 }} />}
      <EmailField control={form.control} name="email" label="Email" />
      <TextAreaField control={form.control} name="message" label="Your message" />
      <TextAreaField control={form.control} name="secret" label="Your secret" />
      <Fallback />
      <SubmitButton>Send</SubmitButton>
    </SubmissionForm>
  )
}

test('a success says where we answer; the way back has the values, kept nowhere, and stores what changed apart', async () => {
  const { unmount } = render(<Question />)
  const email = screen.getByLabelText('Email')
  const fill = (field: HTMLElement, value: string) =>
    act(() => fireEvent.change(field, { target: { value } }))
  const change = async () => {
    expect(await screen.findByText('asha@example.org')).toBeVisible()
    expect(message()).toHaveValue('')
    press('Change what was sent')
    expect(screen.queryByText('asha@example.org')).not.toBeInTheDocument()
  }
  fill(email, 'asha@example.org')
  fill(message(), 'Hello')
  fill(screen.getByLabelText('Your secret'), 'hunter2')
  press('Send')
  await change()
  expect(email).toHaveFocus()
  expect(email).toHaveValue('asha@example.org')
  expect(message()).toHaveValue('Hello')
  expect(screen.getByLabelText('Your secret')).toHaveValue('')
  expect(localStorage).toHaveLength(0)

  press('Send')
  expect(await screen.findByText('asha@example.org')).toBeVisible()
  type('And Ghent?')
  press('Change what was sent')
  expect(message()).toHaveValue('And Ghent?')

  fill(email, 'asha@example.com')
  press('Send')
  expect(await screen.findByText('asha@example.com')).toBeVisible()
  const [first, again, changed] = send.mock.calls.map(([id]) => id)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
  unmount()
  render(<Question />)
  expect(screen.queryByText('asha@example.com')).not.toBeInTheDocument()
})

test('a failure and a receipt are rendered before their toast, which moves clear of what it finds', async () => {
  expectErrors(/^Error: lost/)
  send.mockRejectedValueOnce(new Error('lost'))
  const rendered: boolean[] = []
  const noteOutcome = () => {
    rendered.push(screen.queryByText(forms.notSent) !== null || screen.queryByText('Sent.') !== null)
    return 1
  }
  vi.spyOn(toast, 'error').mockImplementation(noteOutcome)
  vi.spyOn(toast, 'success').mockImplementation(noteOutcome)
  render(<Question />)
  for (const count of [1, 2]) {
    press('Send')
    await waitFor(() => expect(rendered).toHaveLength(count))
  }
  expect(rendered).toEqual([true, true])
})

test('two presses in one moment send once', async () => {
  render(page(''))
  type('Hello')
  const button = screen.getByRole('button', { name: 'Send' })
  button.click()
  button.click()
  await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveValue(''))
  expect(send).toHaveBeenCalledOnce()
})

const schema = z.object({
  session: z.string().check(z.minLength(1, 'Choose one')),
  extras: z.array(z.string()).check(z.minLength(1, 'Choose some')),
  agreed: z.boolean().check(z.refine(Boolean, 'Please agree')),
})

function Choices() {
  const form = useSubmissionForm({
    submission: { name: 'choices', draft: 'form', fields: { session: 'message' }, schema, store: send },
    defaultValues: { extras: [], agreed: false },
    notices,
  })
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  return (
    <MemoryRouter>
      <SubmissionForm form={form} label="Choices">
        <RadioGroup control={form.control} name="session" label="Session" options={options} required />
        <CheckboxGroup control={form.control} name="extras" label="Extras" options={options} />
        <CheckboxField control={form.control} name="agreed" label="I agree" />
        <SubmitButton>Send</SubmitButton>
      </SubmissionForm>
      <Toasts />
    </MemoryRouter>
  )
}

test('groups of radios and of checkboxes say what is wrong, and take the focus one after the other', async () => {
  render(<Choices />)
  press('Send')
  const session = screen.getByRole('radiogroup', { name: 'Session' })
  const extras = screen.getByRole('group', { name: 'Extras' })
  await waitFor(() => expect(session).toHaveAccessibleDescription('Choose one'))
  expect(session).toBeInvalid()
  expect(extras).toHaveAccessibleDescription('Choose some')
  expect(screen.getByRole('checkbox', { name: 'A' })).toBeInvalid()
  const agreed = screen.getByRole('checkbox', { name: 'I agree' })
  expect(agreed).toHaveAccessibleDescription('Please agree')
  expect(screen.getByRole('radio', { name: 'A' })).toHaveFocus()
  expect(await screen.findByText('Something is missing')).toBeInTheDocument()

  fireEvent.click(screen.getByRole('radio', { name: 'B' }))
  press('Send')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'A' })).toHaveFocus())
  expect(session).not.toHaveAccessibleDescription()

  fireEvent.click(screen.getByRole('checkbox', { name: 'B' }))
  press('Send')
  await waitFor(() => expect(agreed).toHaveFocus())
  expect(await screen.findByText('Something is wrong')).toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()

  fireEvent.click(agreed)
  press('Send')
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(expect.any(String), { session: 'b', extras: ['b'], agreed: true }, ''),
  )
})

const KEY = 'studybridge:draft:v1:test'
const inAnotherTab = (values: object) => {
  const newValue = JSON.stringify({ values, until: Date.now() + 1000 })
  localStorage.setItem(KEY, newValue)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
  })
}

test('a draft of an older form gives what still fits', () => {
  const until = Date.now() + 1000
  localStorage.setItem(KEY, JSON.stringify({ values: { message: 'Kept', secret: 7, gone: 'x' }, until }))
  render(page(''))
  expect(message()).toHaveValue('Kept')
  expect(screen.getByLabelText('Your secret')).toHaveValue('')
})

test('Firefox does not give the button back enabled before its form is hydrated again', () => {
  render(page(''))
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('autocomplete', 'off')
})

test('what another tab types is taken over where nothing was typed', () => {
  render(page(''))
  inAnotherTab({ message: 'From there', secret: '' })
  expect(message()).toHaveValue('From there')
})

test('what two tabs type is kept in both, and said', () => {
  render(page(''))
  type('From here')
  inAnotherTab({ message: 'From there', secret: '' })
  expect(message()).toHaveValue('From here')
  expect(screen.getByRole('status')).toHaveTextContent('This form is open in another tab')
  press('Use the other tab’s words')
  expect(message()).toHaveValue('From there')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
