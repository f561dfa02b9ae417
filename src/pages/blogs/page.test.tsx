import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/testing/render-page'

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
const articles = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/blog/'))

test('a category button is marked when pressed, and filters nothing', async () => {
  const { user } = await renderPage('/blogs')
  expect(pressed()).toEqual(['All Posts'])
  const before = articles()
  await user.click(screen.getByRole('button', { name: 'Student Life' }))
  expect(pressed()).toEqual(['Student Life'])
  expect(articles()).toEqual(before)
  expect(screen.getByText('Nothing filed under Student Life yet. All articles:')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Admissions' }))
  expect(screen.getByText('1 article is filed under Admissions. All articles:')).toBeVisible()
  expect(before).toHaveLength(4)
})
