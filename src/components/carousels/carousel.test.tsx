import { act, screen } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from '@/components/carousels/carousel'
import { fakeLayout } from '@/testing/fake-layout'

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
  fakeLayout()
  const page = (
    <EarlyPress name={name}>
      <Carousel label="Countries" slides={['B', 'D', 'NL', 'L', 'F']}>
        {(slide) => slide}
      </Carousel>
    </EarlyPress>
  )
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  const root = await act(() => hydrateRoot(document.getElementById('root') as HTMLElement, page))
  expect(screen.getByText(position, { exact: true })).toBeInTheDocument()
  await act(() => root.unmount())
})
