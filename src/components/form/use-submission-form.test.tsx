import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { EmailField, TextAreaField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { Toasts } from '@/components/toasts/toaster'
import { resetToasts } from '@/components/toasts/toasts'
import { forms } from '@/content/forms'
import { forgetReceipt, receiptStore } from '@/lib/receipts'
import { keepReferralCode } from '@/lib/referral-code'
import { forgetRefused } from '@/lib/stored-value'
import { recordTyping } from '@/loading/early-typing'
import { fakeLayout } from '@/testing/fake-layout'
import { expectErrors } from '@/testing/logged-errors'

const notices = {
  success: { tone: 'success', text: 'Stored' },
  failure: { tone: 'failure', text: 'Not stored' },
} as const

type Sent = {
  id: string
  values: { email: string; message: string }
  referralCode?: string | undefined
  replaces?: string | undefined
}
const send = vi.fn<(sent: Sent) => Promise<void>>()
const schema = z.object({ email: z.string(), message: z.string(), password: z.string() })

beforeEach(async () => {
  send.mockReset().mockResolvedValue()
  expectErrors(/^Error: lost/)
  await resetToasts()
  fakeLayout()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  forgetRefused()
})

type QuestionProps = { place?: 'tab' | 'device'; about?: string; message?: string }

function Question({ place = 'tab', about = 'visa', message = '' }: QuestionProps) {
  const form = useSubmissionForm({
    name: 'question',
    title: 'Ask',
    schema,
    defaultValues: { email: '', message, password: '' },
    send,
    notices,
    draftPlace: place,
    about,
    receipt: {
      words: { noun: 'question', title: 'We have your question', steps: ['We read it.'], stepsDone: 0 },
      lines: () => [{ label: 'About', value: about }],
    },
  })
  if (form.state.status === 'stored') return <Receipt form={form} receipt={form.state.receipt} />
  return (
    <SubmissionForm form={form}>
      <EmailField control={form.control} name="email" label="Email" />
      <TextAreaField control={form.control} name="message" label="Your message" />
      <TextAreaField control={form.control} name="password" label="Password" />
      <SubmissionProblems />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={form.actions.resetAfterClosing}>
        Close
      </button>
    </SubmissionForm>
  )
}

/** Opens the form as after a reload: storage is kept. */
function load(props: QuestionProps = {}) {
  cleanup()
  return render(<Question {...props} />, { wrapper: MemoryRouter })
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const message = () => field('Your message')
const type = (value: string, label = 'Your message') =>
  act(() => fireEvent.change(field(label), { target: { value } }))
/** Fills a field as some password managers do, without an event. */
function autofill(value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  set?.call(message(), value)
}
const ids = () => send.mock.calls.map(([{ id }]) => id)
const messages = () => send.mock.calls.map(([{ values }]) => values.message)
async function sends(times: number) {
  await waitFor(() => expect(send).toHaveBeenCalledTimes(times))
  await waitFor(() => {
    const button = screen.queryByRole('button', { name: /^Send/ })
    if (button) expect(button).toBeEnabled()
  })
}
const newTab = () => sessionStorage.clear()

test('a reload keeps typed values but no password', () => {
  load()
  type('Hello')
  type('hunter2', 'Password')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('hunter2')
  load()
  expect(message()).toHaveValue('Hello')
  expect(field('Password')).toHaveValue('')
})

test('a tab’s draft ends with the tab, a device’s draft after 7 days', () => {
  load()
  type('Hello')
  newTab()
  load()
  expect(message()).toHaveValue('')
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  load({ place: 'device' })
  type('Hello')
  expect(screen.queryByText(forms.draftRestored, { exact: false })).not.toBeInTheDocument()
  newTab()
  vi.setSystemTime(7 * 86_400_000 - 1)
  load({ place: 'device' })
  expect(message()).toHaveValue('Hello')
  expect(screen.getByText(forms.draftRestored, { exact: false })).toBeVisible()
  vi.setSystemTime(7 * 86_400_000)
  load({ place: 'device' })
  expect(message()).toHaveValue('')
})

test('“Start afresh” empties the form and the device, and can be undone for 10 seconds', () => {
  vi.useFakeTimers()
  load({ place: 'device' })
  type('Hello')
  press('Start afresh')
  expect(message()).toHaveValue('')
  expect(field('Email')).toHaveFocus()
  expect(localStorage).toHaveLength(0)
  press('Undo')
  expect(message()).toHaveValue('Hello')
  load({ place: 'device' })
  expect(message()).toHaveValue('Hello')
  press('Start afresh')
  press('Undo')
  expect(screen.getByText(forms.draftRestored, { exact: false })).toBeVisible()
  press('Start afresh')
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a link’s prefill enters an untouched field, but no typed or emptied one', () => {
  const { rerender } = load({ message: 'About pricing.' })
  rerender(<Question message="About Belgium." />)
  expect(message()).toHaveValue('About Belgium.')
  type('')
  rerender(<Question message="About Ghent." />)
  expect(message()).toHaveValue('')
  load({ message: 'About Ghent.' })
  expect(message()).toHaveValue('')
})

test('an emptied field is no draft', () => {
  load({ place: 'device' })
  type('Hello')
  type('')
  expect(screen.queryByRole('button', { name: 'Start afresh' })).toBeNull()
  expect(localStorage).toHaveLength(0)
})

/** Sends a message, leaves during the request, and comes back to a form about `about` before the answer. */
async function leaveAndComeBack(about: string) {
  let answer = () => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(undefined))))
  load()
  type('Hello')
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  load({ about })
  expect(message()).toHaveValue('Hello')
  await act(async () => answer())
  await waitFor(() => expect(receiptStore.get()).toHaveLength(1))
}

test('a visitor who leaves during the request and comes back stores one row', async () => {
  await leaveAndComeBack('visa')
  press('Send')
  expect(await screen.findByRole('heading', { name: 'We have your question' })).toBeVisible()
  expect(new Set(ids()).size).toBe(1)
  expect(receiptStore.get()).toHaveLength(1)
})

test('after a left request the same values about another subject are sent', async () => {
  await leaveAndComeBack('housing')
  press('Send')
  await sends(2)
  expect(ids()[1]).not.toBe(ids()[0])
})

test('the same values are sent with the same id, also after a reload', async () => {
  send.mockRejectedValueOnce(new Error('lost'))
  load()
  type('Hello')
  press('Send')
  await sends(1)
  expect(screen.getByText(/^This did not reach us/)).toBeVisible()
  load()
  expect(message()).toHaveValue('Hello')
  press('Send')
  await sends(2)
  expect(ids()[1]).toBe(ids()[0])
})

test('other values get a new id, as do the same values sent about another subject', async () => {
  send.mockRejectedValue(new Error('lost'))
  load()
  type('Hello')
  press('Send')
  await sends(1)
  type('Hello!')
  press('Send')
  await sends(2)
  load({ about: 'housing' })
  press('Send')
  await sends(3)
  expect(new Set(ids()).size).toBe(3)
})

test('a value that a browser filled in without an event is sent', async () => {
  send.mockRejectedValueOnce(new Error('lost'))
  load()
  autofill('Filled in')
  // A render must not overwrite the field.
  type('asha@example.com', 'Email')
  press('Send')
  await sends(1)
  autofill('Filled in again')
  press('Send')
  await sends(2)
  expect(messages()).toEqual(['Filled in', 'Filled in again'])
  expect(ids()[1]).not.toBe(ids()[0])
})

test('a check that throws shows the failure, and the form can be sent again', async () => {
  load()
  render(<Toasts />)
  type('Hello')
  vi.spyOn(schema._zod, 'run').mockImplementationOnce(() => {
    throw new Error('lost')
  })
  press('Send')
  expect(await screen.findByText('Not stored')).toBeVisible()
  press('Send')
  await sends(1)
})

test('two presses at once send one request', async () => {
  load()
  type('Hello')
  const send_ = button('Send')
  act(() => {
    send_.click()
    send_.click()
  })
  expect(await screen.findByRole('heading', { name: 'We have your question' })).toHaveFocus()
  expect(send).toHaveBeenCalledOnce()
})

test('another tab never sends with the id of this tab', async () => {
  send.mockRejectedValue(new Error('lost'))
  load({ place: 'device' })
  type('Hello')
  press('Send')
  await sends(1)
  newTab()
  load({ place: 'device' })
  expect(message()).toHaveValue('Hello')
  press('Send')
  await sends(2)
  expect(ids()[1]).not.toBe(ids()[0])
})

test('text typed in a second tab during a request stays on the device', async () => {
  let answer = () => {}
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  load({ place: 'device' })
  type('Hello')
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  const key = 'studybridge:draft:v2:question'
  const other = { values: { message: 'From the other tab' }, until: Date.now() + 1000 }
  localStorage.setItem(key, JSON.stringify(other))
  await act(async () => answer())
  await screen.findByRole('heading', { name: 'We have your question' })
  press('Send another')
  expect(message()).toHaveValue('From the other tab')
  expect(localStorage.getItem(key)).toContain('From the other tab')
})

test('text typed during a request stays in the form', async () => {
  let answer = () => {}
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  load()
  type('Hello')
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  type('asha@example.com', 'Email')
  await act(async () => answer())
  await screen.findByRole('heading', { name: 'We have your question' })
  press('Send another')
  expect(field('Email')).toHaveValue('asha@example.com')
  expect(message()).toHaveValue('')
})

test.each(['setItem', 'getItem', 'removeItem'] as const)(
  'if storage.%s throws, the form still sends and shows its receipt',
  async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    load()
    type('Hello')
    press('Send')
    expect(await screen.findByRole('heading', { name: 'We have your question' })).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
  },
)

test('the referral code of a followed link is sent', async () => {
  keepReferralCode('STUBAB12CD')
  await store('Hello')
  expect(send.mock.calls[0]?.[0].referralCode).toBe('STUBAB12CD')
})

async function store(text: string, props?: QuestionProps) {
  load(props)
  type(text)
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
}

test('the receipt has number, subject and reply time, but no typed text', async () => {
  await store('Hello')
  const [id = ''] = ids()
  expect(screen.getByRole('code')).toHaveTextContent(id.slice(0, 6).toUpperCase())
  expect(screen.getByText('visa')).toBeVisible()
  expect(screen.getByText(/We reply by \w+day/)).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Hello')
})

/** Loads the form while its HTML holds this message: typed before hydration, or restored by the browser. */
function loadWithMessageInHtml(text: string) {
  cleanup()
  document.body.innerHTML = '<form name="question"><input name="message"></form>'
  for (const input of document.querySelectorAll('input')) input.value = text
  recordTyping()
  document.body.replaceChildren()
  load()
}

test('a reload shows the receipt, though Firefox restores the sent values in the HTML', async () => {
  await store('Hello')
  loadWithMessageInHtml('Hello')
  expect(screen.getByRole('region', { name: 'We have your question' })).toBeVisible()
  press('Send another')
  expect(message()).toHaveValue('')
})

test('after a stored submission, text typed before hydration opens the form', async () => {
  await store('Hello')
  loadWithMessageInHtml('Another question')
  expect(message()).toHaveValue('Another question')
})

test('a sent form shows the next steps, a reload folds them', async () => {
  await store('Hello')
  expect(screen.getByText('We read it.')).toBeVisible()
  load()
  expect(screen.getByText('We read it.')).not.toBeVisible()
  fireEvent.click(screen.getByText('What happens next'))
  expect(screen.getByText('We read it.')).toBeVisible()
})

test('the receipt replaces the form until the reply is due, then a line opens it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') })
  await store('Hello')
  newTab()
  load()
  expect(screen.getByRole('region', { name: 'We have your question' })).toBeVisible()
  load({ about: 'housing' })
  expect(screen.getByText(/^Your request of \d+:\d\d [ap]m:/)).toBeVisible()
  vi.setSystemTime(new Date('2026-11-25T10:00:00Z'))
  load()
  expect(screen.getByText('Your request of Tuesday:')).toBeVisible()
  press('Show')
  expect(screen.getByRole('region', { name: 'We have your question' })).toBeVisible()
  press('Send another')
  vi.setSystemTime(new Date('2026-12-24T10:00:00Z'))
  load()
  expect(screen.queryByText(/^Your request of/)).toBeNull()
})

test('“Forget” deletes receipt and sent values, in the form’s place and above the form', async () => {
  await store('Hello')
  press('Forget it here')
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual([])
  expect(message()).toHaveValue('')
  await store('Hello again')
  press('Send another')
  press('Forget')
  expect(Object.keys({ ...localStorage, ...sessionStorage })).toEqual([])
})

test('“Change what was sent” fills in the sent values and stores a replacing row', async () => {
  await store('Hello')
  press('Change what was sent')
  expect(screen.getByRole('form', { name: /^Change your question of \d/ })).toBeVisible()
  expect(message()).toHaveValue('Hello')
  type('Hello, and housing?')
  load()
  expect(message()).toHaveValue('Hello, and housing?')
  press('Send')
  expect(await screen.findByText(/It replaces your question of .*, which no longer counts/)).toBeVisible()
  const [first, second] = send.mock.calls.map(([sent]) => sent)
  expect(second).toMatchObject({ replaces: first?.id })
  expect(second?.id).not.toBe(first?.id)
  press('Send another')
  expect(screen.getAllByText(/^Your request of/)).toHaveLength(1)
})

test('an unchanged correction keeps its id and receipt, and can be cancelled', async () => {
  await store('Hello')
  const [first] = receiptStore.get()
  press('Change what was sent')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  expect(receiptStore.get()).toEqual([first])
  expect(ids()[1]).toBe(ids()[0])
  expect(send.mock.calls[1]?.[0].replaces).toBeUndefined()
  press('Change what was sent')
  press('Leave it as it was')
  expect(screen.getByRole('region', { name: 'We have your question' })).toBeVisible()
})

test('a correction to the text of a second message that failed gets a new id', async () => {
  await store('Hello')
  press('Send another')
  send.mockRejectedValueOnce(new Error('lost'))
  type('Hello again')
  press('Send')
  await sends(2)
  press('Show')
  press('Change what was sent')
  type('Hello again')
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  expect(new Set(ids()).size).toBe(3)
  expect(send.mock.lastCall?.[0].replaces).toBe(ids()[0])
})

test.each(['Leave it as it was', 'Send'])(
  'a text typed before a correction is back after a reload and %j',
  async (end) => {
    await store('Hello')
    press('Send another')
    type('A second question')
    press('Show')
    press('Change what was sent')
    load()
    expect(message()).toHaveValue('Hello')
    press(end)
    await screen.findByRole('heading', { name: 'We have your question' })
    press('Send another')
    expect(message()).toHaveValue('A second question')
  },
)

test('a draft of another tab does not change the correction of this tab', async () => {
  load({ place: 'device' })
  type('Hello')
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  press('Change what was sent')
  type('Corrected')
  // The line says that the device keeps the text, but a correction ends with the tab.
  expect(screen.queryByRole('button', { name: forms.startAfresh })).toBeNull()
  const draft = { values: { message: 'From the other tab' }, until: Date.now() + 60_000 }
  localStorage.setItem('studybridge:draft:v2:question', JSON.stringify(draft))
  load({ place: 'device' })
  expect(message()).toHaveValue('Corrected')
  press('Send')
  await sends(2)
  expect(send.mock.calls[1]?.[0].replaces).toBe(ids()[0])
  await screen.findByRole('heading', { name: 'We have your question' })
  press('Send another')
  expect(message()).toHaveValue('From the other tab')
})

test('a link followed during the request does not change the receipt’s package', async () => {
  let answer = () => {}
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { rerender } = load({ about: 'visa' })
  type('Hello')
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  rerender(<Question about="housing" />)
  await act(async () => answer())
  expect(await screen.findByRole('heading', { name: 'We have your question' })).toBeVisible()
  expect(receiptStore.get()).toMatchObject([{ about: 'visa', lines: [{ label: 'About', value: 'visa' }] }])
})

test('"Close" during a correction also forgets the text that was typed before', async () => {
  await store('Hello')
  press('Send another')
  type('A second question')
  press('Show')
  press('Change what was sent')
  press('Close')
  type('A third question')
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  press('Send another')
  expect(message()).toHaveValue('')
})

test('the same message sent again on purpose is a new row', async () => {
  await store('Hello')
  press('Send another')
  type('Hello')
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  expect(ids()[1]).not.toBe(ids()[0])
})

test('the same message is a new row also after another tab has forgotten its receipt', async () => {
  await store('Hello')
  act(() => forgetReceipt(String(ids()[0])))
  type('Hello')
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  expect(ids()[1]).not.toBe(ids()[0])
})

test('"Start afresh" can be pressed once the request has ended', async () => {
  load({ place: 'device' })
  type('Hello')
  let answer = (_error: Error) => {}
  send.mockReturnValueOnce(new Promise((_, reject) => (answer = reject)))
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  const startAfresh = screen.getByRole('button', { name: forms.startAfresh })
  expect(startAfresh).toBeDisabled()
  await act(async () => answer(new Error('lost')))
  await waitFor(() => expect(startAfresh).toBeEnabled())
})

test('the offer to undo "Start afresh" ends when the visitor types', async () => {
  load({ place: 'device' })
  type('Hello')
  press(forms.startAfresh)
  expect(screen.getByRole('button', { name: forms.undo })).toBeVisible()
  type('Hello again')
  expect(screen.queryByRole('button', { name: forms.undo })).toBeNull()
  expect(message()).toHaveValue('Hello again')
})
