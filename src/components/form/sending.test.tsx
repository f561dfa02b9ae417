import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Toasts } from '@/components/toasts/toaster'
import { forgetReceipt, receiptStore } from '@/lib/receipts'
import { keepReferralCode } from '@/lib/referral-code'
import {
  autofill,
  button,
  ids,
  load,
  message,
  messages,
  newTab,
  press,
  resetQuestionForm,
  schema,
  send,
  sends,
  store,
  type,
} from '@/testing/question-form'

resetQuestionForm()

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

test('a visitor who leaves during the request and sends the same again stores one row', async () => {
  await leaveAndComeBack('visa')
  press('Send')
  expect(await screen.findByRole('heading', { name: 'We have your question' })).toBeVisible()
  expect(new Set(ids()).size).toBe(1)
  expect(receiptStore.get()).toHaveLength(1)
})

test('a visitor who leaves and sends the same about another subject stores two rows', async () => {
  await leaveAndComeBack('housing')
  press('Send')
  await sends(2)
  expect(ids()[1]).not.toBe(ids()[0])
})

test('after a failed request and a reload the same values are sent with the same id', async () => {
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
  const sendButton = button('Send')
  act(() => {
    sendButton.click()
    sendButton.click()
  })
  expect(await screen.findByRole('heading', { name: 'We have your question' })).toHaveFocus()
  expect(send).toHaveBeenCalledOnce()
})

test('a new tab sends the same draft with an id of its own', async () => {
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
