import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { articles } from '@/content/blog'
import { blogIndex } from '@/content/blog-pages'
import { renderPage } from '@/testing/render-page'

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ firstChild }) => firstChild?.textContent)
const articleLinks = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/blog/'))

test('a category button is marked when pressed and filters nothing', async () => {
  const { user } = await renderPage('/blogs')
  expect(pressed()).toEqual(['All Posts'])
  const before = articleLinks()
  expect(before).toHaveLength(articles.length)
  for (const name of blogIndex.categories) {
    await user.click(screen.getByRole('button', { name }))
    expect(pressed()).toEqual([name])
    expect(articleLinks()).toEqual(before)
    const filed = articles.filter(({ category }) => name === 'All Posts' || category === name).length
    expect(screen.getByText(blogIndex.filed(name, filed))).toBeVisible()
    expect(screen.getByRole('button', { name })).toHaveTextContent(`${name}${filed}`)
  }
})
