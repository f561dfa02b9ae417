import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './shared/project.ts'

// Every test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

type Failure = { code: number; stderr: string; stdout: string }

// Starts commands in another folder, to test that they change to the project's.
const run = (name: string, env: Record<string, string>, args: string[], project = root) =>
  promisify(execFile)(process.execPath, [join(project, 'scripts/command.mjs'), name, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
  })

/** Runs a command that must fail. Returns its output. */
async function failureOf(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
  project = root,
): Promise<Failure> {
  return run(name, env, args, project).then(
    () => {
      throw new Error(`${name} succeeded`)
    },
    (failure: Failure) => failure,
  )
}

/** The other variables that a build for hosting needs. */
const addresses = { VITE_SITE_URL: 'https://www.example.com', VITE_SUPABASE_URL: 'https://x.supabase.co' }

const lines = ({ stderr }: Failure) => stderr.split('\n').filter((line) => line.trim() !== '')

const controlCharacter = /(?!\n)\p{Cc}/u

type Mistake = [mistake: string, name: string, env: Record<string, string>, args: string[], message: RegExp]

test.each<Mistake>([
  [
    'an unknown stage',
    'test',
    {},
    ['unti'],
    /There is no stage unti; choose from lint, types, unit, database, engines, e2e/,
  ],
  [
    'a misspelt INSTALL_TOOLS',
    'test',
    { INSTALL_TOOLS: 'never' },
    ['types'],
    /INSTALL_TOOLS must be no or sudo, or not set, not "never"/,
  ],
  [
    'a build with a secret key',
    'build',
    { ...addresses, VITE_SUPABASE_ANON_KEY: 'sb_secret_abc' },
    [],
    /holds a secret key/,
  ],
])('%s ends with one line of error', async (_, name, env, args, message) => {
  const failure = await failureOf(name, { PORT: '4197', ...env }, args)
  expect(failure.code).toBe(1)
  expect(lines(failure)).toEqual([expect.stringMatching(message)])
})

test('a build for hosting stops at missing facts and names them', async () => {
  const failure = await failureOf('build', {
    ...addresses,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    VITE_CONTACT_EMAIL: '',
    ALLOW_UNFINISHED: '',
  })
  expect(failure.stdout).toBe('Backend: the hosted project https://x.supabase.co\n')
  expect(failure.stderr).toMatch(/✗ {2}email: \S+ +VITE_CONTACT_EMAIL$/m)
  expect(lines(failure).at(-1)).toMatch(
    /Not built: \d+ of these are missing\. ALLOW_UNFINISHED=1 builds the site without them\./,
  )
})

/** A copy of the commands, in a new folder of that name. */
function copyOfCommands(name: string) {
  const folder = mkdtempSync(join(tmpdir(), name))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const each of ['scripts', 'src/lib', 'package.json', 'package-lock.json'])
    cpSync(join(root, each), join(folder, each), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

test('npm start refuses a folder whose path Vite cannot read', async () => {
  expect(lines(await failureOf('start', {}, [], copyOfCommands('studybridge-#')))).toEqual([
    expect.stringMatching(/cannot read a path with #, \? or %: move /),
  ])
})

test('a command finds its packages in a folder with a space in its path', async () => {
  const failure = await failureOf('test', {}, ['unti'], copyOfCommands('study bridge '))
  expect(failure.stdout).toBe('')
  expect(lines(failure)).toEqual([expect.stringMatching(/There is no stage unti/)])
})

test('a command warns of options that npm consumed, as in PowerShell', async () => {
  const consumed = { npm_lifecycle_event: 'inbox', npm_config_since: 'true', npm_config_json: '' }
  expect(lines(await failureOf('inbox', consumed, ['junk']))).toEqual([
    "npm took --since for itself. Quote the dashes: npm run inbox '--' --since",
    expect.stringMatching(/^Give a start time:/),
  ])
})

test.each(['start', 'inbox'])('%s refuses an unknown option in one line', async (name) => {
  const failure = await failureOf(name, {}, ['--nonsense\u001b[2J'])
  expect(lines(failure)).toEqual([expect.stringContaining('--nonsense')])
  expect(failure.stderr).not.toMatch(controlCharacter)
})

test.each(['start', 'inbox'])('%s refuses a version of Node that it does not support', async (name) => {
  for (const version of ['18.20.0', '22.11.0', '23.4.0']) {
    const other = `Object.defineProperty(process.versions,'node',{value:'${version}'})`
    const refusal = await failureOf(name, { NODE_OPTIONS: `--import=data:text/javascript,${other}` })
    expect(lines(refusal)).toEqual([expect.stringContaining(`22.12, 24 or newer; this is ${version}.`)])
  }
})
