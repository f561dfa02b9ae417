import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { localDir } from '../../scripts/shared/project.ts'
import { expect, pages, settled, test } from '../support/fixtures'
import { findFaults } from '../support/page-faults'
import { expectedLog, statesOf } from '../support/page-states'

test.beforeEach(({ cleanConsole }) => cleanConsole.allow(expectedLog))

for (const { url: path } of pages) {
  const folder = join(localDir, 'screenshots', path === '/' ? 'home' : path.slice(1).replace(/[^\w-]/g, '-'))
  const shoot = (page: Page, state: string, fullPage = false) => {
    const name = `${state.replaceAll(' ', '-')}-${test.info().project.name}.png`
    return page.screenshot({ fullPage, path: join(folder, name) })
  }

  test(`${path} has no overflow, overlap or small target`, async ({ page, open }) => {
    await open(path)
    await page.waitForLoadState('networkidle')
    for (const screens of [0, 2]) {
      // Scroll by two screens, so that sticky elements are stuck.
      await page.evaluate((screens) => scrollTo(0, screens * innerHeight), screens)
      expect.soft(await page.evaluate(findFaults)).toEqual([])
    }
    await shoot(page, 'page', true)
    await page.emulateMedia({ media: 'print' })
    await shoot(page, 'print', true)
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await shoot(page, 'forced colours', true)
  })

  for (const [state, go] of statesOf(path))
    test(`${path} is drawn in the state "${state}"`, async ({ page, open }) => {
      await go({ page, open })
      await settled(page)
      await shoot(page, state)
    })
}
