import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Carousel } from '@/components/carousels/carousel'
import { fakeLayout } from '@/testing/fake-layout'

const countries = (
  <Carousel label="Countries" slides={['B', 'D', 'NL', 'L', 'F']}>
    {(slide) => slide}
  </Carousel>
)

async function hydrate(page: ReactNode) {
  fakeLayout()
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const root = await act(() => hydrateRoot(document.getElementById('root') as HTMLElement, page))
  onTestFinished(() => act(() => root.unmount()))
}

/** Presses a button in an effect of the hydration, earlier than the app, which repeats an early press in a task after the effects. */
function EarlyPress({ name, children }: { name: string; children: ReactNode }) {
  useEffect(() => screen.getByRole('button', { name }).click(), [name])
  return children
}

test.each([
  ['Next slide', '2 of 5'],
  ['Previous slide', '5 of 5'],
  ['Go to slide 3 of 5', '3 of 5'],
])('“%s”, pressed before hydration, moves to slide %s', async (name, position) => {
  await hydrate(<EarlyPress name={name}>{countries}</EarlyPress>)
  expect(screen.getByText(position, { exact: true })).toBeInTheDocument()
})

test('arrow keys move the slides, but not with Alt, which goes back in the history', async () => {
  await hydrate(countries)
  const carousel = screen.getByRole('region', { name: 'Countries' })
  fireEvent.keyDown(carousel, { key: 'ArrowLeft', altKey: true })
  expect(screen.getByText('1 of 5', { exact: true })).toBeInTheDocument()
  fireEvent.keyDown(carousel, { key: 'ArrowRight' })
  expect(screen.getByText('2 of 5', { exact: true })).toBeInTheDocument()
})

test('a slide that is scrolled to before Embla starts becomes current', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  await hydrate(countries)
  const viewport = screen.getAllByRole('list')[0]?.parentElement as HTMLElement
  viewport.scrollLeft = 600
  fireEvent.scroll(viewport)
  expect(screen.getByText('3 of 5', { exact: true })).toBeInTheDocument()
})
