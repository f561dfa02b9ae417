import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '..')
const routes = readFileSync(resolve(src, 'app/routes.tsx'), 'utf8')
const pages = [...routes.matchAll(/import\('(@\/[^']+)'\)/g)].map((match) => match[1] ?? '')

/** Everything that a module imports statically, and through whom. */
function reachedFrom(start: string) {
  const reached = new Map([[start, 'nobody']])
  for (const [module] of reached) {
    const file = ['.tsx', '.ts', '']
      .map((end) => resolve(src, module.replace('@/', '') + end))
      .find(existsSync)
    if (!module.startsWith('@/') || !file) continue
    const text = readFileSync(file, 'utf8')
    for (const [, type, source = ''] of text.matchAll(/^(?:import|export)\b( type\b)?[^;'(]*?'([^']+)'/gm)) {
      if (!type && !reached.has(source)) reached.set(source, module)
    }
  }
  return reached
}

// The build checks its files, too; this says which import is to blame.
test.each(['@/app/boot', '@/app/main', ...pages])(
  '%s brings neither supabase-js nor React Query with it',
  (start) => {
    const reached = reachedFrom(start)
    expect(reached.size).toBeGreaterThan(1)
    expect([...reached].filter(([module]) => /^@(supabase|tanstack)\//.test(module))).toEqual([])
  },
)
