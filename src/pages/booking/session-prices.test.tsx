import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { belgiumConsultations } from '@/content/belgium-consultations'
import { consultants } from '@/content/consultants'
import { formerPrices, prices, sessionPrices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { answerWith } from '@/testing/fake-network'
import { renderPage } from '@/testing/render-page'

const listOfSessions = async () => {
  const legend = await screen.findByText(/for how long/)
  return legend.closest('fieldset') as HTMLElement
}
const amountsIn = (element: HTMLElement) => element.textContent?.match(/₹(?:\d{1,2},)?\d{3}/g)

const { pricing, durationPicker } = sessionPrices
const { bundles, sessions } = formerPrices
const connect = belgiumConsultations.cards.find(({ minutes }) => minutes === 90)?.price ?? 0

test.each([
  ['/pricing', 'Book Comprehensive', 'Comprehensive, 60 minutes', [pricing[60], sessions[60]]],
  ['/pricing', 'Ask for Growth Pack', 'Growth Pack', [prices.bundles.growth, bundles.growth]],
  [
    '/services/during-studies',
    'Book 30 minutes',
    'During Studies, 30 minutes',
    [durationPicker[30], sessions[30]],
  ],
  [
    '/companies/belgium',
    /Industry Professional Connect$/,
    'Industry Professional Connect, 90 minutes',
    [connect],
  ],
])('on %s the form shows the pressed price and no other', async (path, name, heading, amounts) => {
  answerWith({ status: 200, body: [] })
  const { user } = await renderPage(path)
  await user.click(await screen.findByRole('link', { name }))
  await screen.findByLabelText(/^Your message/)
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(amountsIn(screen.getByRole('main'))).toEqual(amounts.map(formatRupees))
})

test.runIf(consultants[0])('the booking page shows the prices of the consultant’s card', async () => {
  const { user, router } = await renderPage('/consultants')
  const [link] = await screen.findAllByRole('link', { name: /^30 minutes/ })
  await user.click(link as HTMLElement)
  const sessions = await listOfSessions()
  expect(amountsIn(sessions)).toEqual(Object.values(sessionPrices.consultants).map(formatRupees))
  expect(router.location.search).toBe('?session=30')
  await renderPage('/booking/any?session=30')
  const own = await listOfSessions()
  expect(amountsIn(own)).toEqual(Object.values(sessionPrices.booking).map(formatRupees))
})
