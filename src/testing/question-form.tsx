import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { z } from 'zod/mini'
import { EmailField, TextAreaField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { resetToasts } from '@/components/toasts/toasts'
import { forgetRefused } from '@/lib/stored-value'
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
export const send = vi.fn<(sent: Sent) => Promise<void>>()
export const schema = z.object({ email: z.string(), message: z.string(), password: z.string() })

/** Registers the hooks that reset requests, toasts and clocks around each test of the form. */
export function resetQuestionForm() {
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
}

type QuestionProps = { place?: 'tab' | 'device'; about?: string; message?: string }

/** A small form with a receipt, for the tests of `useSubmissionForm`. */
export function Question({ place = 'tab', about = 'visa', message = '' }: QuestionProps) {
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
      <button type="button" onClick={form.resetAfterClosing}>
        Close
      </button>
    </SubmissionForm>
  )
}

/** Opens the form as after a reload: storage is kept. */
export function load(props: QuestionProps = {}) {
  cleanup()
  return render(<Question {...props} />, { wrapper: MemoryRouter })
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string) => fireEvent.click(button(name))
export const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
export const message = () => field('Your message')
export const type = (value: string, label = 'Your message') =>
  act(() => fireEvent.change(field(label), { target: { value } }))

/** Fills a field as some password managers do, without an event. */
export function autofill(value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
  set?.call(message(), value)
}

export const ids = () => send.mock.calls.map(([{ id }]) => id)
export const messages = () => send.mock.calls.map(([{ values }]) => values.message)

/** Waits until the form has sent this many requests and can send again. */
export async function sends(times: number) {
  await waitFor(() => expect(send).toHaveBeenCalledTimes(times))
  await waitFor(() => {
    const button = screen.queryByRole('button', { name: /^Send/ })
    if (button) expect(button).toBeEnabled()
  })
}

export const newTab = () => sessionStorage.clear()

/** Sends a message and waits for its receipt. */
export async function store(text: string, props?: QuestionProps) {
  load(props)
  type(text)
  press('Send')
  await screen.findByRole('heading', { name: 'We have your question' })
}

/** Stores a message, types another one into a new form, and opens the correction of the first. */
export async function correctBesideDraft(draft: string) {
  await store('Hello')
  press('Send another')
  type(draft)
  press('Show')
  press('Change what was sent')
}
