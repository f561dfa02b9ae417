import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

type Entry = {
  integrity?: string
  resolved?: string
  inBundle?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}

const lock: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)
const { '': _project, ...entries } = lock.packages
const packages = Object.entries(entries)
const namesOf = (found: [path: string, Entry][]) =>
  found.map(([path]) => path.replace(/^.*node_modules\//, ''))

/** The tool that a package is one platform's build of, or the package itself. */
const toolOf = (name: string) => {
  const [tool] = namesOf(packages.filter(([, { optionalDependencies = {} }]) => name in optionalDependencies))
  return tool ?? name
}

// The registry answers with no hash for the builds of Supabase's command line for other platforms.
const withoutHash = ['supabase']

test('npm checks the content of every package against the lock file', () => {
  const unchecked = namesOf(packages.filter(([, { integrity, inBundle }]) => !integrity && !inBundle))
  expect([...new Set(unchecked.map(toolOf))]).toEqual(withoutHash)
})

test('the lock file names no registry, so that each machine uses its own', () => {
  expect(packages.length).toBeGreaterThan(0)
  expect(namesOf(packages.filter(([, { resolved }]) => resolved))).toEqual([])
})

// `webdriver` depends on these two; their scripts download drivers, which the engine tests start by themselves.
const scriptsThatNeverRun = ['edgedriver', 'geckodriver']

test('no package needs an install script, because .npmrc lets none run', () => {
  expect(namesOf(packages.filter(([, { hasInstallScript }]) => hasInstallScript))).toEqual(
    scriptsThatNeverRun,
  )
})
