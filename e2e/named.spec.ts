import { expect, once, openFooter, test } from './fixtures'
import { figures } from './tables/figures'
import { specifiedElements } from './tables/specified-elements'

test.use({ timezoneId: 'Asia/Kolkata', locale: 'hi-IN' })
test.setTimeout(300_000)

test('each page shows the texts of the specification', once, async ({ page, open, cleanConsole }) => {
  cleanConsole.allow(/404/)
  // New Year's Day, a public holiday, early in the morning in Antwerp.
  await page.clock.setFixedTime('2027-01-01T10:00:00+05:30')
  for (const [url, named] of Object.entries(specifiedElements)) {
    await open(url)
    await openFooter(page)
    for (const { role, name, href, within } of named) {
      const place = within ? page.getByRole(within) : page
      const exact = typeof name === 'string'
      const all = role ? place.getByRole(role, { name, exact }) : place.getByText(name, { exact })
      // Links to the free call have the same name but different targets.
      const linked = typeof href === 'string' ? all.and(page.locator(`[href="${href}"]`)) : all
      // Laptops hide the line of a fold, whose body contains the same words.
      const found = linked.filter({ visible: true }).first()
      await expect.soft(found, `${url}: ${role ?? 'text'} ${name}`).toBeVisible()
      if (href instanceof RegExp)
        await expect.soft(found, `${url}: ${name} leads to`).toHaveAttribute('href', href)
    }
  }
})

test('each page shows the figures of the specification', once, async ({ page, open }) => {
  for (const [url, shown] of Object.entries(figures)) {
    await open(url)
    for (const figure of shown) await expect.soft(page.getByRole('main'), url).toContainText(figure)
  }
})
