import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { comparison } from '@/content/countries/comparison'
import { destinations } from '@/content/destinations'
import { renderPage } from '@/testing/render-page'

test.each(destinations)(
  '$slug: everything leads on to where the specification says',
  async ({ slug, nameInText }) => {
    await renderPage(`/destinations/${slug}`)
    expect(await screen.findByRole('heading', { name: /at a glance$/ })).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: `Study in ${nameInText}` })).toBeVisible()
    const target = slug === 'germany' ? '/contact' : '/signup?type=student'
    const actions = main.getAllByRole('link').filter((link) => link.getAttribute('href') === target)
    expect(actions).toHaveLength(2)
  },
)

test.each(destinations)('$slug: each figure is followed by its source', async ({ slug }) => {
  await renderPage(`/destinations/${slug}`)
  const figures = await screen.findAllByRole('definition')
  expect(figures.length).toBeGreaterThan(15)
  for (const figure of figures) expect(figure.querySelector('a[href^="https://"]')).not.toBeNull()
})

test.each(destinations)(
  '$slug: each fold says its answer in one line, and the comparison marks it',
  async ({ slug, name }) => {
    await renderPage(`/destinations/${slug}`)
    await screen.findByRole('heading', { name: /at a glance$/ })
    const answers = screen.getByRole('main').querySelectorAll('.fold summary')
    expect(answers.length).toBeGreaterThan(10)
    for (const answer of answers) expect(answer.textContent).toMatch(/\S/)
    expect(screen.getByRole('columnheader', { name: `${name} ${comparison.here}` })).toBeVisible()
  },
)
