import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { type DraftStore, memoryDraft } from '@/components/form/draft'
import { TextAreaField } from '@/components/form/text-field'
import { useDraft } from '@/components/form/use-draft'
import { useOpening } from '@/components/form/use-opening'

type Values = { message: string }
const empty = { message: '' }
let draft: DraftStore<Values>

beforeEach(() => {
  draft = memoryDraft()
})

function Message({ opening }: { opening: string }) {
  const form = useForm({ defaultValues: empty })
  const { kept, startAfresh } = useDraft(form, { name: 'test', draft, empty })
  useOpening(form, draft, opening)
  return (
    <form name="test">
      <TextAreaField control={form.control} name="message" label="Your message" />
      {kept && (
        <button type="button" onClick={startAfresh}>
          Start afresh
        </button>
      )}
    </form>
  )
}

const message = () => screen.getByLabelText('Your message')
const type = (value: string) => act(() => fireEvent.change(message(), { target: { value } }))

test('a link begins the message; another link replaces a beginning that nobody touched', () => {
  const { rerender } = render(<Message opening="About pricing." />)
  expect(message()).toHaveValue('About pricing.')
  rerender(<Message opening="About Belgium." />)
  expect(message()).toHaveValue('About Belgium.')
  rerender(<Message opening="" />)
  expect(message()).toHaveValue('')
})

test('typed text is never overwritten', () => {
  const { rerender } = render(<Message opening="About pricing." />)
  type('About pricing. And rent?')
  rerender(<Message opening="About Belgium." />)
  expect(message()).toHaveValue('About pricing. And rent?')
})

test('a cleared beginning stays cleared', () => {
  const { rerender } = render(<Message opening="About pricing." />)
  type('')
  rerender(<Message opening="About Belgium." />)
  expect(message()).toHaveValue('')
})

test('text from an earlier visit stays, whatever link brings the visitor back', () => {
  const { unmount } = render(<Message opening="About pricing." />)
  type('My own words')
  unmount()
  render(<Message opening="About Belgium." />)
  expect(message()).toHaveValue('My own words')
  fireEvent.click(screen.getByRole('button', { name: 'Start afresh' }))
  expect(message()).toHaveValue('')
})

test('an untouched beginning is not kept for the next visit', () => {
  const { unmount } = render(<Message opening="About pricing." />)
  unmount()
  render(<Message opening="About Belgium." />)
  expect(message()).toHaveValue('About Belgium.')
})
