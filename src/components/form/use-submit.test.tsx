import { zodResolver } from '@hookform/resolvers/zod'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router-dom'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { CheckboxField, CheckboxGroup, RadioGroup } from '@/components/form/choice-fields'
import { draftStore } from '@/components/form/draft'
import { TextAreaField } from '@/components/form/text-field'
import { useIdempotencyKey } from '@/components/form/use-idempotency-key'
import { useSubmit } from '@/components/form/use-submit'
import { Toasts } from '@/components/ui/toast-host'
import { resetToasts } from '@/components/ui/toasts'
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

const definition = { name: 'test', draft: 'form', fields: {}, secrets: { secret: 'For a test.' } } as const

function useTestForm<Values extends FieldValues>(
  defaultValues: Values,
  { schema, referralCode }: { schema?: z.ZodMiniType<Values, Values>; referralCode?: string } = {},
) {
  const form = useForm<Values, unknown, Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(schema && { resolver: zodResolver(schema) }),
  })
  const [draft] = useState(() => draftStore<Values>('test', 'form'))
  const submission = { ...definition, ...(referralCode && { referralCode }), store: send }
  const idempotencyKey = useIdempotencyKey<Values, Values>(draft)
  return { ...form, ...useSubmit(form, { submission, defaultValues, draft, idempotencyKey, notices }) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText(label)
const message = () => field('Your message')
const typeInto = (label: string, value: string) =>
  act(() => fireEvent.change(field(label), { target: { value } }))
const type = (value: string) => typeInto('Your message', value)

const blank = { message: '', secret: '', other: '' }

function Message({ referralCode = 'message' }) {
  const { control, submit, isPending, isError, isSuccess } = useTestForm(blank, { referralCode })
  return (
    <MemoryRouter>
      <form noValidate onSubmit={submit}>
        <TextAreaField control={control} name="message" label="Your message" />
        <TextAreaField control={control} name="secret" label="Your secret" />
        <TextAreaField control={control} name="other" label="Your other" />
        <button type="submit" disabled={isPending}>
          Send
        </button>
        {isError && <p>It failed</p>}
        {isSuccess && <p>It succeeded</p>}
      </form>
      <Toasts />
    </MemoryRouter>
  )
}

test('the values are stored without secrets, and the form is empty', async () => {
  render(<Message />)
  type('Hello')
  typeInto('Your secret', 'hunter2')
  press('Send')
  expect(await screen.findByText('It succeeded')).toBeVisible()
  expect(send).toHaveBeenCalledWith(expect.any(String), { ...blank, message: 'Hello' }, '')
  expect(message()).toHaveValue('')
  expect(field('Your secret')).toHaveValue('')
})

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
  render(<Message />)
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
  render(<Message referralCode="" />)
  await sendWithCodes(['STUBAB12CD', 'STUBZZ99ZZ'])
  const [first, again] = send.mock.calls
  expect(again).toEqual(first)
})

test('a failure and a success are rendered before their toast, which moves clear of what it finds', async () => {
  expectErrors(/^Error: lost/)
  send.mockRejectedValueOnce(new Error('lost'))
  const rendered: boolean[] = []
  const noteOutcome = () => {
    rendered.push(screen.queryByText(/^It (failed|succeeded)/) !== null)
    return 1
  }
  vi.spyOn(toast, 'error').mockImplementation(noteOutcome)
  vi.spyOn(toast, 'success').mockImplementation(noteOutcome)
  render(<Message />)
  for (const count of [1, 2]) {
    press('Send')
    await waitFor(() => expect(rendered).toHaveLength(count))
  }
  expect(rendered).toEqual([true, true])
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

const choices = z.object({
  session: z.string().check(z.minLength(1, 'Choose one')),
  extras: z.array(z.string()).check(z.minLength(1, 'Choose some')),
  agreed: z.boolean().check(z.refine(Boolean, 'Please agree')),
})

function Choices() {
  const { control, submit } = useTestForm(
    { session: '', extras: [] as string[], agreed: false },
    { schema: choices },
  )
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  return (
    <MemoryRouter>
      <form noValidate onSubmit={submit}>
        <RadioGroup control={control} name="session" label="Session" options={options} required />
        <CheckboxGroup control={control} name="extras" label="Extras" options={options} />
        <CheckboxField control={control} name="agreed" label="I agree" />
        <button type="submit">Send</button>
      </form>
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
