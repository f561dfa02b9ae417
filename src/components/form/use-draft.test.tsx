import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { resetDrafts } from '@/components/form/draft'
import { TextAreaField } from '@/components/form/text-field'
import { useDraft } from '@/components/form/use-draft'
import { runWaiting } from '@/lib/after-pause'

const KEY = 'studybridge:draft:v1:test'
const defaultValues = { message: '', secret: '' }
const options = {
  name: 'test',
  lifetime: 'local',
  secrets: { secret: 'For a test.' },
  defaultValues,
} as const

beforeEach(() => resetDrafts())

type MessageProps = { prefill: string; arrival?: string }

function Message({ prefill, arrival }: MessageProps) {
  const form = useForm({ defaultValues })
  const { draftKept, secretsLost, adoptOtherTab, discardDraft } = useDraft(form, {
    ...options,
    prefill: { values: { message: prefill }, ...(arrival && { arrival }) },
  })
  return (
    <form name="test">
      <TextAreaField control={form.control} name="message" label="Your message" />
      <TextAreaField control={form.control} name="secret" label="Your secret" />
      {draftKept && <p>Kept{secretsLost && ', without the secret'}</p>}
      {adoptOtherTab && (
        <button type="button" onClick={adoptOtherTab}>
          Adopt
        </button>
      )}
      <button type="button" onClick={discardDraft}>
        Discard
      </button>
    </form>
  )
}

const page = (prefill: string, arrival?: string) => (
  <Message prefill={prefill} {...(arrival && { arrival })} />
)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const message = () => screen.getByLabelText('Your message')
const secret = () => screen.getByLabelText('Your secret')
const typeInto = (field: HTMLElement, value: string) =>
  act(() => fireEvent.change(field, { target: { value } }))
const type = (value: string) => typeInto(message(), value)

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

test('text from an earlier visit stays, whatever link brings the visitor back', () => {
  const { unmount } = render(page('About pricing.'))
  type('My own words')
  unmount()
  resetDrafts()
  render(page('About Belgium.'))
  expect(message()).toHaveValue('My own words')
  press('Discard')
  expect(message()).toHaveValue('')
})

test('an untouched prefill is not kept for the next visit', () => {
  const { unmount } = render(page('About pricing.'))
  unmount()
  render(page('About Belgium.'))
  expect(message()).toHaveValue('About Belgium.')
})

test('a secret is in no draft, and missing when the draft is back', () => {
  const { unmount } = render(page(''))
  type('Hello')
  typeInto(secret(), 'hunter2')
  expect(screen.getByText('Kept')).toBeVisible()
  runWaiting()
  expect(localStorage.getItem(KEY)).toContain('Hello')
  expect(JSON.stringify(localStorage)).not.toContain('hunter2')
  unmount()
  resetDrafts()
  render(page(''))
  expect(message()).toHaveValue('Hello')
  expect(secret()).toHaveValue('')
  expect(screen.getByText('Kept, without the secret')).toBeVisible()
})

test('a draft is stored once typing pauses, or when the page is left', () => {
  render(page(''))
  for (const text of ['H', 'He', 'Hel']) type(text)
  expect(localStorage).toHaveLength(0)
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem(KEY)).toContain('"Hel"')
})

const inAnotherTab = (values: object) => {
  const newValue = JSON.stringify({ values, until: Date.now() + 1000 })
  localStorage.setItem(KEY, newValue)
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
  })
}

test('what another tab types is taken over where nothing was typed', () => {
  render(page(''))
  inAnotherTab({ message: 'From there', secret: '' })
  expect(message()).toHaveValue('From there')
})

test('what two tabs type is kept in both until one adopts the other’s', () => {
  render(page(''))
  type('From here')
  inAnotherTab({ message: 'From there', secret: '' })
  expect(message()).toHaveValue('From here')
  press('Adopt')
  expect(message()).toHaveValue('From there')
  expect(screen.queryByRole('button', { name: 'Adopt' })).not.toBeInTheDocument()
})
