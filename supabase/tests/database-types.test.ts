import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateTypes, typesFile } from '../../scripts/db-types.mjs'

test('the committed types match the migrations', { timeout: 60_000 }, async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await generateTypes())
})
