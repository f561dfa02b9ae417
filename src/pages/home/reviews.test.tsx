import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { home } from '@/content/home'
import { answerWith, brokenServer } from '@/testing/fake-network'
import { expectErrors } from '@/testing/logged-errors'
import { renderPage } from '@/testing/render-page'

test.each([
  ['no verified reviews', { status: 200, body: [] }],
  ['reviews that cannot be read', brokenServer],
])('the home page leaves out the reviews with %s', async (_, answer) => {
  expectErrors(/^DataError/)
  const fetch = answerWith(answer)
  await renderPage('/')
  await waitFor(() =>
    expect(fetch.mock.calls.filter(([url]) => String(url).includes('/reviews'))).toHaveLength(1),
  )
  await fetch.mock.results.at(-1)?.value
  expect(screen.queryByRole('heading', { name: home.reviews.title })).not.toBeInTheDocument()
})
