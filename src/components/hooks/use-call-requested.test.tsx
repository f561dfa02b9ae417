import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepReceipt } from '@/lib/receipts'
import { renderPage } from '@/testing/render-page'

afterEach(() => void vi.useRealTimers())

test.each(['/', '/faq'])('on %s a requested call shows when we reply, and its receipt', async (path) => {
  const due = Date.now() + 3_600_000
  const call = {
    id: 'call',
    form: 'free-call',
    about: '',
    reference: '',
    at: due - 7_200_000,
    due,
    lines: [],
  }
  await renderPage(path)
  expect(screen.queryByText(/^Call requested/)).toBeNull()
  keepReceipt(call)
  const { user } = await renderPage(path)
  for (const place of ['complementary', 'banner', 'contentinfo']) {
    const [part] = screen.getAllByRole(place)
    const [line] = await within(part as HTMLElement).findAllByText(
      /^Call requested · reply by \w{3} \d+:\d\d [ap]m$/,
    )
    expect(line).toBeVisible()
  }
  const [banner] = screen.getAllByRole('complementary')
  await user.click(within(banner as HTMLElement).getByRole('button', { name: /^Call requested/ }))
  expect(await screen.findByRole('dialog', { name: 'We have your request' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['Date'], now: due })
  await renderPage(path)
  expect(screen.queryByText(/^Call requested/)).toBeNull()
})
