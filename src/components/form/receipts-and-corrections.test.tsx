import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forms } from '@/content/forms'
import { receiptStore } from '@/lib/receipts'
import { recordTyping } from '@/loading/early-typing'
import {
  correctBesideDraft,
  field,
  ids,
  load,
  message,
  newTab,
  press,
  Question,
  resetQuestionForm,
  send,
  sends,
  store,
  type,
} from '@/testing/question-form'

resetQuestionForm()

/** Loads the form while its HTML holds this message: typed before hydration, or restored by the browser. */
function loadWithMessageInHtml(text: string) {
  cleanup()
  document.body.innerHTML = '<form name="question"><input name="message"></form>'
  for (const input of document.querySelectorAll('input')) input.value = text
  recordTyping()
  document.body.replaceChildren()
  load()
}

test('the receipt has number, subject and reply time, but no typed text', async () => {
  await store('Hello')
  const [id = ''] = ids()
  expect(screen.getByRole('code')).toHaveTextContent(id.slice(0, 6).toUpperCase())
  expect(screen.getByText('visa')).toBeVisible()
  expect(screen.getByText(/We reply by \w+day/)).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Hello')
})

test('the receipt shows after a reload in which Firefox restores the fields', async () => {
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

test('a receipt replaces the form until the reply is due, then a line opens it', async () => {
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
})

test('the line that opens a receipt is shown for 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T10:00:00Z') })
  await store('Hello')
  vi.setSystemTime(new Date('2026-12-24T09:59:00Z'))
  load()
  expect(screen.getByText(/^Your request of/)).toBeVisible()
  vi.setSystemTime(new Date('2026-12-24T10:00:00Z'))
  load()
  expect(screen.queryByText(/^Your request of/)).toBeNull()
})

test('both “Forget” buttons delete the receipt and the sent values', async () => {
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

test('an unchanged correction keeps the row’s id and receipt; it can also be cancelled', async () => {
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
    await correctBesideDraft('A second question')
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

test('a cleaned e-mail address leaves no draft after it is stored', async () => {
  load()
  type('asha@example.com.', 'Email')
  fireEvent.blur(field('Email'))
  type('Hello')
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  load()
  expect(screen.getByRole('heading', { name: 'We have your question' })).toBeVisible()
})
