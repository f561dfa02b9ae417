import { expect, type Page, selectors } from 'playwright/test'
import { aim, find, type Kind } from './in-page'
import { phone, reload, type Site, type Visitor } from './visitor'

// Playwright waits for the selected element, scrolls to it, and presses it once nothing covers it.
await selectors.register('visitor', {
  content: `({
    queryAll(root, selector) {
      const element = (${find})(...JSON.parse(selector))
      return element ? [element] : []
    },
    query(root, selector) { return this.queryAll(root, selector)[0] },
  })`,
})

/** On a busy machine. */
const PATIENCE_MS = 25_000

/** A visitor in an engine that Playwright drives. */
export function pageVisitor(page: Page, site: Site): Visitor {
  const locate = (kind: Kind, name: string) => page.locator(`visitor=${JSON.stringify([kind, name])}`)
  const press = async (name: string) => {
    const hasFingers = await page.evaluate(() => navigator.maxTouchPoints > 0)
    const control = locate('control', name)
    await (hasFingers ? control.tap() : control.click())
  }
  return {
    open: async (path, { width = phone.width, textSize = 100, policy, hydrated } = {}) => {
      site.setPolicy(policy)
      await page.setViewportSize({ ...phone, width })
      await page.goto(site.address + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState !== 'loading')
      if (textSize !== 100)
        await page.evaluate(
          (size) => document.documentElement.style.setProperty('font-size', size),
          `${textSize}%`,
        )
      if (hydrated !== false) await expect(page.locator('#root')).toHaveAttribute('data-hydrated', 'true')
    },
    press,
    fill: async (label, value) => {
      const field = locate('field', label)
      const role = await field.evaluate((element) => element.role ?? element.localName)
      if (role === 'select') await field.selectOption({ label: value })
      else if (role === 'combobox') {
        await press(label)
        await press(value)
      } else await field.fill(value)
    },
    see: (text) =>
      expect(async () => {
        expect(await page.evaluate(`(${aim})(${find}, 'text', ${JSON.stringify(text)})`)).toBeTruthy()
      }).toPass({ timeout: PATIENCE_MS, intervals: [50] }),
    seeNot: (text) => expect(locate('text', text)).toHaveCount(0),
    value: (label) => locate('field', label).inputValue(),
    run: async (task, ...args) => {
      const result = page.evaluate<Awaited<ReturnType<typeof task>>>(`(${task})(...${JSON.stringify(args)})`)
      if (task === reload) await page.waitForEvent('framenavigated')
      return result
    },
    back: async () => {
      await page.goBack({ waitUntil: 'commit' })
    },
  }
}
