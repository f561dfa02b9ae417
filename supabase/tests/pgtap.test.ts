import { readdirSync, readFileSync } from 'node:fs'
import { pgtap } from '@electric-sql/pglite/pgtap'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../../scripts/db-types/database.ts'

const db = await createDatabase({ extensions: { pgtap } })
await db.exec(readFileSync(new URL('../seed.sql', import.meta.url), 'utf8'))
await db.exec('create extension pgtap')

/** The TAP lines of a file; after an error, one line with its message. */
async function run(file: string) {
  try {
    const results = await db.exec(readFileSync(new URL(file, import.meta.url), 'utf8'), { rowMode: 'array' })
    return results.flatMap(({ rows }) => rows.map((row) => String(Object.values(row)[0])))
  } catch (error) {
    await db.exec('rollback')
    return [`not ok 0 - runs to its end\n${error}`]
  }
}

for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.sql'))) {
  const lines = await run(file)
  const assertions = lines.filter((line) => /^(not )?ok /.test(line))

  describe(file, () => {
    for (const assertion of assertions) {
      test(assertion.replace(/^(not )?ok \d+ - |\n.*/gs, ''), () => {
        expect(assertion).toMatch(/^ok /)
      })
    }

    test('the file runs as many assertions as it plans', () => {
      expect(lines[0]).toBe(`1..${assertions.length}`)
    })
  })
}
