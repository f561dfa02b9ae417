import { expect, test } from 'vitest'
import { generateTypes, writtenTypes } from './database-types.mjs'

test('the committed types match the migrations', { timeout: 200_000 }, async () => {
  expect(writtenTypes()).toBe(await generateTypes())
})
