import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Driver, Engine } from './driver'
import { journeys } from './journeys'
import { losingProxy } from './losing-proxy'
import { lostFiles } from './lost-files'
import { Visitor } from './visitor'

/** The journeys and the lost files in one engine, one after the other in one window. */
export function testEngine({ name, missing, start }: Engine) {
  describe.skipIf(missing)(name, { timeout: 120_000 }, () => {
    let driver: Driver
    let visitor: Visitor
    beforeAll(async () => {
      driver = await start()
    }, 120_000)
    // An address of its own for each: nothing is in the browser's cache, and nothing in storage.
    beforeEach(async () => {
      visitor = new Visitor(driver, await losingProxy(inject('site')))
    })
    afterEach(async () => {
      // A page may ask for a notice's code when it has said the same itself already.
      await expect.poll(() => visitor.proxy.unused(), { timeout: 5000 }).toEqual([])
      await visitor.leave()
      visitor.proxy.close()
    })
    afterAll(() => driver.close())

    for (const { name, go } of [...journeys, ...lostFiles]) test(name, () => go(visitor))
  })
}
