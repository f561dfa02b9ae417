import { expect, test } from './fixtures'
import { askAndPick } from './tables/ask-and-pick'
import { bookAndOrder } from './tables/book-and-order'
import { contact } from './tables/contact'
import type { Expected } from './tables/expected'
import { home } from './tables/home'
import { reading } from './tables/reading'
import { servicePages } from './tables/service-pages'
import { shell } from './tables/shell'
import { signup } from './tables/signup'

/** Everything that SPEC section 2 names, page by page. Grows with each route. */
const table: Expected[] = [
  ...shell,
  ...home,
  ...contact,
  ...askAndPick,
  ...servicePages,
  ...bookAndOrder,
  ...reading,
  ...signup,
]

const paths = [...new Set(table.map(({ page }) => page))]
const half = Math.ceil(paths.length / 2)

for (const part of [paths.slice(0, half), paths.slice(half)]) {
  test(`pages show what the specification names: ${part[0]} to ${part.at(-1)}`, async ({ page, open }) => {
    for (const path of part) {
      await open(path)
      for (const { role, name, href, within } of table.filter((row) => row.page === path)) {
        const place = within ? page.getByRole(within) : page
        const found = role
          ? place.getByRole(role, { name, exact: typeof name === 'string' })
          : place.getByText(name, { exact: typeof name === 'string' })
        await expect.soft(found.first(), `${path}: ${role ?? 'text'} ${name}`).toBeVisible()
        if (href) await expect.soft(found.first(), `${path}: ${name} leads to`).toHaveAttribute('href', href)
      }
    }
  })
}
