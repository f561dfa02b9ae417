import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forms } from '@/content/forms'
import {
  correctBesideDraft,
  field,
  load,
  message,
  newTab,
  press,
  Question,
  resetQuestionForm,
  send,
  type,
} from '@/testing/question-form'

resetQuestionForm()

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

test('“Undo” also restores what another tab has typed meanwhile', () => {
  load({ place: 'device' })
  type('Hello')
  const inOtherTab = { values: { message: 'Hello', email: 'asha@example.com' }, until: Date.now() + 60_000 }
  localStorage.setItem('studybridge:draft:v2:question', JSON.stringify(inOtherTab))
  press('Start afresh')
  press('Undo')
  newTab()
  load({ place: 'device' })
  expect(field('Email')).toHaveValue('asha@example.com')
})

test('a link’s prefill enters an untouched field, but no typed or emptied one', () => {
  const { rerender } = load({ message: 'About pricing.' })
  rerender(<Question message="About Belgium." />)
  expect(message()).toHaveValue('About Belgium.')
  type('Hello')
  rerender(<Question message="About Antwerp." />)
  expect(message()).toHaveValue('Hello')
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

test('closing the form during a correction also empties the form’s own draft', async () => {
  await correctBesideDraft('A second question')
  press('Close')
  type('A third question')
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
  press('Send another')
  expect(message()).toHaveValue('')
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
