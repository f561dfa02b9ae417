import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EmailField } from '@/components/form/contact-fields'
import { resetDrafts } from '@/components/form/draft'
import { Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmissionNotes, SubmitButton } from '@/components/form/submission-form'
import { TextAreaField } from '@/components/form/text-field'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { resetToasts } from '@/components/ui/toasts'

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

const send = vi.fn<(id: string, values: object) => Promise<void>>()
beforeEach(() => {
  send.mockReset().mockResolvedValue()
})

// A receipt scrolls to its beginning.
Element.prototype.scrollIntoView = () => {}

function Question() {
  const form = useSubmissionForm({
    submission: {
      name: 'question',
      draft: 'local',
      fields: { email: 'email', message: 'message' },
      secrets: { secret: 'For a test.' },
      store: send,
    },
    notices,
  })
  return (
    <SubmissionForm form={form} label="Question">
      <SubmissionNotes />
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
