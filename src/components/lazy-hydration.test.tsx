import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyHydration } from '@/components/lazy-hydration'

const lost = new TypeError('Failed to fetch')

afterEach(() => {
  document.body.innerHTML = ''
})

/** A page's HTML, hydrated with a part whose code is lost at first. */
async function hydrateWithout(html: string, load: () => Promise<() => React.ReactNode>) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Part = lazyHydration('part', load)
  const root = document.createElement('div')
  root.innerHTML = `<!--$-->${html}<!--/$-->`
  document.body.append(root)
  await act(async () => {
    hydrateRoot(root, <Part />)
  })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(lost))
}

test('without its code a part stays as the file holds it', async () => {
  await hydrateWithout('<p id="part">Text of the file</p>', () => Promise.reject(lost))
  expect(screen.getByText('Text of the file')).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a form without its code says so beneath it, keeps what is typed, and works once the code is there', async () => {
  const load = vi.fn().mockRejectedValueOnce(lost)
  load.mockResolvedValue(() => (
    <form id="part">
      <input aria-label="Your name" />
      <button type="submit">Send</button>
    </form>
  ))
  await hydrateWithout(
    '<form id="part"><input aria-label="Your name"/><button type="submit">Send</button></form>',
    load,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Your name')
  field.value = 'Asha'
  expect(await screen.findByText('This form cannot be sent yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await vi.waitFor(() => expect(screen.queryByText('This form cannot be sent yet')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Your name')).toBe(field)
  expect(field.value).toBe('Asha')
})

test('a part that is neither in the HTML nor there says so in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn()
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(() => <p>Text</p>)
  const Part = lazyHydration('part', load, 'Wait')
  render(<Part />)
  expect(await screen.findByText('This part of the page has not arrived')).toBeVisible()
  expect(screen.queryByText('Wait')).not.toBeInTheDocument()
  await act(async () => dispatchEvent(new Event('online')))
  expect(await screen.findByText('Text')).toBeVisible()
})
