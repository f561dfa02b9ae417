import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { belgiumConsultations } from '@/content/belgium-consultations'
import { type ConsultantSession, consultants } from '@/content/consultants'
import { sessionPrices } from '@/content/prices'
import { formatRupees } from '@/lib/money'
import { answerWith } from '@/testing/fake-network'
import { renderPage } from '@/testing/render-page'

const onPricing = formatRupees(sessionPrices.pricing[60])
const onServices = formatRupees(sessionPrices.durationPicker[30])
const career = formatRupees(belgiumConsultations.cards[0]?.price ?? 0)

test.each([
  ['/pricing', 'Book Comprehensive', '/contact?session=60minutes', `You chose 60 minutes, ${onPricing}.`],
  [
    '/services/during-studies',
    'Book 30 minutes',
    '/contact?service=during-studies&duration=30min',
    `You chose 30 minutes, ${onServices}.`,
  ],
  [
    '/companies/belgium',
    /Career Consultation$/,
    '/contact?consultation=career-consultation',
    `You chose 60 minutes, ${career}.`,
  ],
])(
  'the price pressed on %s stands where it is asked for, not for those who come by address',
  async (path, name, to, message) => {
    answerWith({ status: 200, body: [] })
    const { user, router } = await renderPage(path)
    await user.click(await screen.findByRole('link', { name }))
    expect(await screen.findByText(/^You are asking about:/)).toHaveTextContent(message)
    expect(router.location.pathname + router.location.search).toBe(to)
    await renderPage(to)
    expect(screen.getByText(/^You are asking about:/)).not.toHaveTextContent('You chose')
  },
)

test.runIf(consultants[0])(
  'the booking repeats the price on the consultant’s card, beside its own',
  async () => {
    const { user, router } = await renderPage('/consultants')
    const { minutes, price } = consultants.flatMap(({ sessions }) => sessions)[0] as ConsultantSession
    const [link] = await screen.findAllByRole('link', { name: new RegExp(`^${minutes} minutes`) })
    await user.click(link as HTMLElement)
    expect(await screen.findByText(`You chose ${minutes} minutes, ${formatRupees(price)}.`)).toBeVisible()
    expect(router.location.search).toBe(`?session=${minutes}`)
  },
)
