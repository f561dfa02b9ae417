import { expect, isThorough, once, saveData, test } from './support/fixtures'
import { figures } from './tables/figures'
import { specifiedElements } from './tables/specified-elements'

test.use({ timezoneId: 'Asia/Kolkata', locale: 'hi-IN' })
test.setTimeout(300_000)

/** Pages whose component another page shows, too; only `npm test thorough` visits them. */
const alike = [
  '/destinations/netherlands',
  '/destinations/luxembourg',
  '/services/admission-guidance-strategy',
  '/signup?type=student&step=2',
  '/signup?type=consultant&step=2',
  '/signup?type=consultant&step=3',
]
const urls = [...new Set([...Object.keys(specifiedElements), ...Object.keys(figures)])]

/** Runs in the page: unfolds the columns of the footer, which are folded on phones. */
function openFooter() {
  for (const column of document.querySelectorAll('footer details')) column.toggleAttribute('open', true)
}

test(
  'each page shows the texts and figures of the specification',
  once,
  async ({ page, open, cleanConsole }) => {
    cleanConsole.allow(/404/)
    // New Year's Day, a public holiday, early in the morning in Antwerp.
    await page.clock.setFixedTime('2027-01-01T10:00:00+05:30')
    await page.addInitScript(saveData)
    for (const url of urls.filter((url) => isThorough || !alike.includes(url))) {
      await open(url)
      await page.evaluate(openFooter)
      for (const { role, name, href, within } of specifiedElements[url] ?? []) {
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
      for (const figure of figures[url] ?? [])
        await expect.soft(page.getByRole('main'), url).toContainText(figure)
    }
  },
)
