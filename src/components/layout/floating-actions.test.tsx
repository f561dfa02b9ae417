import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { brand } from '@/content/brand'
import { floating } from '@/content/navigation'
import { renderPage } from '@/testing/render-page'

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  dispatchEvent(new Event('scroll'))
}

test.each([
  ['with', brand.whatsapp],
  ['without', ''],
])('%s WhatsApp the bar appears on scrolling up, also after the contact page', async (_, whatsapp) => {
  vi.spyOn(brand, 'whatsapp', 'get').mockReturnValue(whatsapp as typeof brand.whatsapp)
  const { router } = await renderPage('/contact')
  await act(async () => router.navigate('/about'))
  const button = await screen.findByRole('button', { name: floating.book })
  const isHidden = () => button.closest('[data-hidden]') !== null
  expect(isHidden()).toBe(true)
  await waitFor(() => {
    scrollTo(5000)
    scrollTo(4000)
    expect(isHidden()).toBe(false)
  })
  scrollTo(5000)
  expect(isHidden()).toBe(true)
})
