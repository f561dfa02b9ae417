import type { Page } from 'playwright/test'
import { expect, test, thorough, untilHydrated } from './fixtures'

/** In the page: the style as about Chrome 99, Safari 15.4 and Firefox 97 read it, before anything is drawn. */
function forgetNewerStyles() {
  const isUnknown = (rule: CSSRule) =>
    rule.constructor.name === 'CSSPropertyRule' ||
    (rule instanceof CSSMediaRule && /[<>]/.test(rule.conditionText)) ||
    (rule instanceof CSSSupportsRule && /dvh|color-mix/.test(rule.conditionText)) ||
    (rule instanceof CSSStyleRule && rule.selectorText.includes(':has('))
  const forget = (list: CSSStyleSheet | CSSGroupingRule | CSSStyleRule) => {
    for (let index = list.cssRules.length - 1; index >= 0; index--) {
      const rule = list.cssRules[index]
      if (!rule) continue
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('-moz-orient')) {
        // Tailwind's own for browsers without `@property`, which this one would not take.
        list.insertRule([...rule.cssRules].map(({ cssText }) => cssText).join(''), index + 1)
      } else if (isUnknown(rule)) list.deleteRule(index)
      else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) forget(rule)
      if (!(rule instanceof CSSStyleRule)) continue
      for (const name of [...rule.style])
        if (
          /^(translate|scale|rotate)$/.test(name) ||
          /dvh|color-mix|oklab/.test(rule.style.getPropertyValue(name))
        )
          rule.style.removeProperty(name)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    for (const sheet of document.styleSheets) forget(sheet)
  })
}

test.beforeEach(({ page }) => page.addInitScript(forgetNewerStyles))

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('without `:has()` the checkout bar has its height and can be reached', thorough, async ({ page }) => {
  await page.goto('/services')
  await untilHydrated(page)
  await page.getByRole('checkbox', { name: /^SOP review/ }).check()
  const box = await page.getByRole('region', { name: 'Your selection' }).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(64)
  const proceed = page.getByRole('link', { name: 'Proceed to Checkout' })
  await expect(proceed).toBeInViewport({ ratio: 1 })
  await proceed.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
})

test('without `dvh` an open menu scrolls, and forms can be seen', thorough, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto('/contact')
  await untilHydrated(page)
  expect(await isWide(page)).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.locator('#menu')
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 100)).toBe(
    true,
  )
  await menu.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Close menu' }).click()

  expect(
    await page.getByLabel('Your name').evaluate((element) => getComputedStyle(element).borderTopStyle),
  ).toBe('solid')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('button', { name: /Book/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Confirm my free call' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('button', { name: 'Confirm my free call' })).toBeInViewport({ ratio: 1 })
})
