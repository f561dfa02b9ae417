import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftStore } from '@/components/form/draft'
import { TextAreaField } from '@/components/form/text-field'
import { useIdempotencyKey } from '@/components/form/use-idempotency-key'
import { useSubmit } from '@/components/form/use-submit'
import { resetToasts, Toasts } from '@/components/ui/toasts'
import { forms } from '@/content/forms'
import { notices as catalogue } from '@/content/notices'
import { DataError } from '@/data/error'
import { keepReferralCode } from '@/lib/referral-code'
import { expectErrors } from '@/testing/logged-errors'

const notices = {
  success: { tone: 'success', text: 'Stored' },
  failure: { tone: 'failure', text: 'Not stored' },
  missing: { tone: 'failure', text: 'Something is missing' },
  invalid: { tone: 'failure', text: 'Something is wrong' },
} as const

const send = vi.fn<(id: string, values: object) => Promise<void>>()
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  resetToasts()
  send.mockReset().mockResolvedValue()
})

const definition = { name: 'test', draft: 'form', fields: {}, referralCode: 'message' } as const

type Values = typeof blank
const blank = { message: '', other: '' }

function useTestForm() {
  const form = useForm<Values, unknown, Values>({ defaultValues: blank })
  const [draft] = useState(() => draftStore<Values>('test', 'form'))
  const idempotencyKey = useIdempotencyKey<Values, Values>(draft)
  const submission = { ...definition, store: send }
  return { ...form, ...useSubmit(form, { submission, defaultValues: blank, draft, idempotencyKey, notices }) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText(label)
const message = () => field('Your message')
const typeInto = (label: string, value: string) =>
  act(() => fireEvent.change(field(label), { target: { value } }))
const type = (value: string) => typeInto('Your message', value)

function Message() {
  const { control, submit, isPending } = useTestForm()
  return (
    <MemoryRouter>
      <form noValidate onSubmit={submit}>
        <TextAreaField control={control} name="message" label="Your message" />
        <TextAreaField control={control} name="other" label="Your other" />
        <button type="submit" disabled={isPending}>
          Send
        </button>
      </form>
      <Toasts />
    </MemoryRouter>
  )
}

test('a text that is longer than a row can be says so under its field, is not sent, and stays', async () => {
  render(<Message />)
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
  render(<Message />)
  type('x'.repeat(60_000))
  typeInto('Your other', 'x'.repeat(50_000))
  press('Send')
  expect(await screen.findByText(catalogue.tooLong.title)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  expect(message()).toHaveAccessibleDescription(forms.errors.tooLong)
  type('x'.repeat(49_000))
  await waitFor(() => expect(message()).not.toHaveAccessibleDescription())

  send.mockRejectedValue(new DataError('too-long', '413'))
  press('Send')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  await waitFor(() => expect(field('Your other')).toHaveAccessibleDescription(forms.errors.tooLong))
})

test('the code of a followed referral link is sent too, and another code makes a submission of its own', async () => {
  expectErrors(/^Error: lost/)
  send.mockRejectedValue(new Error('lost'))
  render(<Message />)
  type('Hello')
  const codes = ['STUBAB12CD', 'STUBAB12CD', 'STUBZZ99ZZ']
  for (const [index, code] of codes.entries()) {
    keepReferralCode(code)
    press('Send')
    await waitFor(() => expect(send).toHaveBeenCalledTimes(index + 1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled())
  }
  expect(send.mock.calls.map(([, values]) => values)).toMatchObject(
    codes.map((referralCode) => ({ message: 'Hello', referralCode })),
  )
  const [first, again, changed] = send.mock.calls.map(([id]) => id)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})

test('two presses in one moment send once', async () => {
  render(<Message />)
  type('Hello')
  const button = screen.getByRole('button', { name: 'Send' })
  button.click()
  button.click()
  await waitFor(() => expect(message()).toHaveValue(''))
  expect(send).toHaveBeenCalledOnce()
})
