import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { freeCall } from '@/content/free-call'
import { sessionPrices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { enquiryFrom } from '@/pages/contact/enquiry'
import { answerWith, created } from '@/testing/fake-network'
import { fill, renderPage } from '@/testing/render-page'

beforeEach(() => localStorage.clear())

async function openContact(path = '/contact', options = {}) {
  const { user, router } = await renderPage(path, options)
  return {
    user,
    router,
    name: await screen.findByLabelText(/^Your name/),
    email: screen.getByLabelText(/^Email/),
    message: screen.getByLabelText(/^Your message/),
    press: () => user.click(screen.getByRole('button', { name: 'Send message' })),
  }
}

test('a reload keeps the typed name, and the message of the link followed last', async () => {
  const first = await openContact('/contact?session=30minutes')
  fill(first.name, 'Asha')
  await act(async () => first.router.navigate('/contact?session=60minutes'))
  const prefill = 'I would like to book a 60-minute session.'
  await waitFor(() => expect(first.message).toHaveValue(prefill))
  expect(screen.getByRole('heading', { name: 'Comprehensive, 60 minutes' })).toBeVisible()
  const { name, message } = await openContact('/contact?session=60minutes', { isReload: true })
  await waitFor(() => expect(name).toHaveValue('Asha'))
  expect(message).toHaveValue(prefill)
})

test('the receipt names the session of the link and its price', async () => {
  answerWith(created)
  const { name, email, press } = await openContact('/contact?session=60minutes')
  fill(name, 'Asha')
  fill(email, 'asha@example.com')
  await press()
  const receipt = await screen.findByRole('region', { name: 'We have your message' })
  expect(receipt).toHaveTextContent(`Comprehensive, 60 minutes, ${formatRupees(sessionPrices.pricing[60])}`)
})

test.each(['offer=free-consultation', 'session=15minutes'])(
  '/contact?%s offers the free call',
  async (query) => {
    const { user } = await openContact(`/contact?${query}`)
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('button', { name: 'Book a free call' }))
    expect(await screen.findByRole('dialog', { name: 'Book a free call' })).toHaveTextContent(freeCall.what)
  },
)

test.each([
  'session=30minutes',
  'session=60minutes',
  'service=admission-guidance&type=package',
  'service=during-studies&type=package',
])('/contact?%s shows the pressed price and no other', async (query) => {
  await openContact(`/contact?${query}`)
  const offer = enquiryFrom(new URLSearchParams(query))?.offer
  const main = screen.getByRole('main')
  await waitFor(() => expect(main).toHaveTextContent(String(offer?.price)))
  expect(screen.getByRole('heading', { level: 1, name: 'Book with us' })).toBeVisible()
  expect(main).toHaveTextContent('You pay after we confirm')
  const amountsIn = (text: string): string[] => text.match(/[₹€][\d,]*\d/g) ?? []
  const pressed = amountsIn(`${offer?.price} ${offer?.formerPrice}`)
  expect(amountsIn(main.textContent).filter((amount) => !pressed.includes(amount))).toEqual([])
})
