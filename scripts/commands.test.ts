import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from './shared/project.mjs'

// Each starts a process, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

type Failure = { code: number; stderr: string; stdout: string }

// From another folder, as any command may be started.
const run = (name: string, env: Record<string, string>, args: string[], project = root) =>
  promisify(execFile)(process.execPath, [join(project, 'scripts', `${name}.mjs`), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
  })

/** Runs a command that must fail, and returns what it said. */
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

/** What a build for hosting needs besides the key. */
const addresses = { VITE_SITE_URL: 'https://www.example.com', VITE_SUPABASE_URL: 'https://x.supabase.co' }

const lines = ({ stderr }: Failure) => stderr.split('\n').filter((line) => line.trim() !== '')

test('a port that is none is told so in one line', async () => {
  const failure = await failureOf('start', { PORT: 'eighty' })
  expect(lines(failure)).toEqual([expect.stringMatching(/PORT must be a number/)])
})

test.each([
  ['start', 'Backend: embedded'],
  ['dev', 'Backend: the hosted project https://x.supabase.co\n'],
  ['screenshots', ''],
])(
  '%s says in one line that its port is taken, after which backend it would talk to',
  async (name, backend) => {
    const other = createServer()
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port))
    })
    onTestFinished(() => void other.close())
    const failure = await failureOf(name, {
      PORT: String(port),
      DATA_DIR: 'memory://taken',
      VITE_SUPABASE_URL: addresses.VITE_SUPABASE_URL,
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    })
    expect(failure.code).toBe(1)
    expect(failure.stdout).toMatch(new RegExp(`^${backend}`))
    expect(lines(failure)).toEqual([expect.stringMatching(`Port ${port} is taken`)])
  },
)

test.each([
  [
    'a browser that is not there',
    { CHROMIUM_PATH: '/nowhere/chromium' },
    /CHROMIUM_PATH names no file: "\/nowhere\/chromium"/,
  ],
  ['a browser that does not start', { CHROMIUM_PATH: process.execPath }, /The browser does not start/],
  ['a port that is none', { PORT: '0' }, /PORT must be a number from 1 to 65535, not "0"/],
])('pictures of %s: one line, and no server is left', async (_, env, message) => {
  const failure = await failureOf('screenshots', { PORT: '4197', ...env })
  expect(failure.code).toBe(1)
  expect(lines(failure)).toEqual([expect.stringMatching(message)])
})

test('pictures of what is no path: one line', async () => {
  expect(lines(await failureOf('screenshots', {}, ['--routes=about']))).toEqual([
    expect.stringMatching(/A route begins with a slash/),
  ])
})

test('figures to compare with that are not there: one line', async () => {
  const failure = await failureOf('bench', {}, ['--against=missing.json'])
  expect(lines(failure)).toEqual([expect.stringMatching(/cannot be read: ENOENT.*missing\.json/)])
})

test('the inbox says in one line that half of the hosted project is set', async () => {
  const failure = await failureOf('inbox', { SUPABASE_URL: addresses.VITE_SUPABASE_URL })
  expect(lines(failure)).toEqual([
    expect.stringMatching(/Set SUPABASE_SECRET_KEY to use the hosted project, or neither/),
  ])
})

test('an unknown test stage is told so in one line', async () => {
  expect(lines(await failureOf('test', {}, ['unti']))).toEqual([
    expect.stringMatching(/There is no stage unti; choose from lint, types, unit, database, e2e/),
  ])
})

test.each([
  [
    'no variables',
    { VITE_SITE_URL: '', VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' },
    /Set VITE_SITE_URL and VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY/,
  ],
  ['a secret key', { ...addresses, VITE_SUPABASE_ANON_KEY: 'sb_secret_abc' }, /holds a secret key/],
  [
    'a key that is none',
    { ...addresses, VITE_SUPABASE_ANON_KEY: 'x' },
    /must be the publishable \(anon\) key/,
  ],
  [
    'a phone number that is none',
    { ...addresses, VITE_SUPABASE_ANON_KEY: 'sb_publishable_x', VITE_CONTACT_PHONE: 'call me' },
    /VITE_CONTACT_PHONE must be a number with its country code.*"call me"/,
  ],
])('the build for hosting stops at %s with one line', async (_, env, message) => {
  const failure = await failureOf('build', env)
  expect(failure.code).toBe(1)
  expect(lines(failure)).toEqual([expect.stringMatching(message)])
})

test('with STRICT_LAUNCH=1 the build for hosting stops at what the law asks for, and names it', async () => {
  const failure = await failureOf('build', {
    ...addresses,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    VITE_CONTACT_EMAIL: '',
    STRICT_LAUNCH: '1',
  })
  expect(failure.stdout).toBe('Backend: the hosted project https://x.supabase.co\n')
  expect(failure.stderr).toMatch(/✗ {2}email: \S+ +VITE_CONTACT_EMAIL$/m)
  expect(lines(failure).at(-1)).toMatch(/STRICT_LAUNCH=1: not built while \d+ of these are missing\./)
})

const commands = [
  'start',
  'dev',
  'build',
  'test',
  'inbox',
  'db-types',
  'launch-check',
  'screenshots',
  'bench',
]

test.each(commands)('%s says what it does, what it does not know, and that Node is too old', async (name) => {
  const { stdout } = await run(name, {}, ['--help'])
  expect(stdout).toMatch(new RegExp(`^npm (run )?${name.replace('-t', ':t')}\\b`))
  const failure = await failureOf(name, {}, ['--nonsense\u001b[2J'])
  expect(lines(failure)).toEqual([expect.stringContaining('--nonsense')])
  expect(failure.stderr).not.toMatch(/[^\P{Cc}\n]/u)

  const older = `Object.defineProperty(process.versions,'node',{value:'18.20.0'})`
  const refusal = await failureOf(name, { NODE_OPTIONS: `--import=data:text/javascript,${older}` })
  expect(lines(refusal)).toEqual([expect.stringMatching(/needs Node 20\.19 or newer; this is 18\.20\.0/)])
})

test('without packages each tries to install them, and says in one line that it cannot', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'studybridge-bare-'))
  onTestFinished(() => rmSync(bare, { recursive: true }))
  cpSync(join(root, 'scripts'), join(bare, 'scripts'), { recursive: true })
  const locked = { packages: { 'node_modules/vite': { version: '1.0.0' } } }
  writeFileSync(join(bare, 'package-lock.json'), JSON.stringify(locked))
  const failures = await Promise.all(
    commands.filter((name) => name !== 'inbox').map((name) => failureOf(name, { PATH: '' }, [], bare)),
  )
  for (const failure of failures) {
    expect(failure.stdout).toBe('Installing packages …\n')
    expect(lines(failure)).toEqual([expect.stringMatching(/The packages could not be installed/)])
  }
})
