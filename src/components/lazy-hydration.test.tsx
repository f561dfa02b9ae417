import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { lazyHydration } from '@/components/lazy-hydration'

test('a part is shown once its code is there, tried twice', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p id="part">Text</p>)
  const Part = lazyHydration('part', load)
  render(
    <Suspense fallback="Wait">
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('Text')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('without its code a part stays as the file holds it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lost = new TypeError('Failed to fetch')
  const Part = lazyHydration('part', () => Promise.reject(lost))
  const root = document.createElement('div')
  root.innerHTML = '<!--$--><p id="part">Text of the file</p><!--/$-->'
  document.body.append(root)
  await act(async () => {
    hydrateRoot(
      root,
      <Suspense fallback="Wait">
        <Part />
      </Suspense>,
    )
  })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(lost))
  expect(screen.getByText('Text of the file')).toBeVisible()
  root.remove()
})
