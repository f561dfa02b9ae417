import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './shared/project.ts'

type Entry = {
  integrity?: string
  resolved?: string
  inBundle?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const readJson = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))

const named =
  'react react-dom react-router-dom @supabase/supabase-js @tanstack/react-query react-hook-form zod tailwindcss @radix-ui/react-dialog @radix-ui/react-accordion @radix-ui/react-select sonner embla-carousel-react lucide-react vite vitest @testing-library/react playwright'

test('package.json has every package that the owner named', () => {
  const { dependencies, devDependencies } = readJson('package.json')
  // Knip reports a package that nothing uses.
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining(named.split(' ')),
  )
})

const lock: { packages: Record<string, Entry> } = readJson('package-lock.json')
const { '': _project, ...entries } = lock.packages
const packages = Object.entries(entries)
const namesOf = (found: [path: string, Entry][]) =>
  found.map(([path]) => path.replace(/^.*node_modules\//, ''))

/** The package that has this one as an optional dependency for some platform, or the package itself. */
const toolOf = (name: string) => {
  const [tool] = namesOf(packages.filter(([, { optionalDependencies = {} }]) => name in optionalDependencies))
  return tool ?? name
}

// The registry has no hashes for the builds of Supabase's CLI for other platforms.
const withoutHash = ['supabase']

test('all packages in the lock file have a hash, except some builds of Supabase’s CLI', () => {
  const unchecked = namesOf(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle))
  expect([...new Set(unchecked.map(toolOf))]).toEqual(withoutHash)
})

test('the lock file contains no address of a registry', () => {
  expect(packages.length).toBeGreaterThan(0)
  expect(namesOf(packages.filter(([, { resolved }]) => resolved))).toEqual([])
})

// `webdriver` brings two whose scripts download drivers, which the engine tests do not need. esbuild's script only replaces its
// launcher, which tsx does not use.
const scriptsThatNeverRun = ['edgedriver', 'esbuild', 'geckodriver']

test('only packages that need no install script have one', () => {
  expect(namesOf(packages.filter(([, { hasInstallScript }]) => hasInstallScript))).toEqual(
    scriptsThatNeverRun,
  )
})
