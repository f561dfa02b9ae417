import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateTypes, typesFile } from './database-types.ts'

test('the committed types match the migrations', { timeout: 200_000 }, async () => {
  expect(readFileSync(typesFile, 'utf8')).toBe(await generateTypes())
})
