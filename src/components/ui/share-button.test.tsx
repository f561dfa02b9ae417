import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ShareButton } from '@/components/ui/share-button'

const failure = (name: string) => Promise.reject(new DOMException('', name))

async function press(share: () => Promise<void>) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  render(
    <ShareButton
      text="A plan"
      url="https://example.com/plan"
      notOpenedHint="Nothing opened?"
      whatsapp="WhatsApp"
    >
      Send
    </ShareButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

test.each([
  ['is refused', () => failure('NotAllowedError')],
  ['never answers', () => new Promise<void>(() => {})],
  [
    'throws at once',
    () => {
      throw new TypeError()
    },
  ],
])('the share button offers WhatsApp when the share sheet %s', async (_, share) => {
  await press(share)
  expect(screen.getByRole('status')).toHaveTextContent('Nothing opened?')
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
  expect(new URL(href).searchParams.get('text')).toBe('A plan https://example.com/plan')
})

test.each([
  ['closed by the visitor', () => failure('AbortError')],
  ['used', () => Promise.resolve()],
])('the share button shows no hint when the share sheet is %s', async (_, share) => {
  await press(share)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
