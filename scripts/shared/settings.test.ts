import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { root } from './project.ts'
import {
  contactVariables,
  listenAddress,
  loadSettings,
  localUrl,
  setting,
  settingFault,
  siteVariables,
  socialVariables,
} from './settings.ts'

const hosted = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co/',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_SECRET_KEY: 'sb_secret_abc',
}

const names = [
  ...siteVariables,
  ...contactVariables,
  ...socialVariables,
  ...Object.keys(hosted),
  'PORT',
  'HOST',
]

// `vi.stubEnv` would not remove variables that `loadSettings` adds.
let before: Record<string, string | undefined>
beforeEach(() => {
  before = Object.fromEntries(names.map((name) => [name, process.env[name]]))
  for (const name of names) delete process.env[name]
})
afterEach(() => {
  for (const name of names) delete process.env[name]
  for (const [name, value] of Object.entries(before)) if (value !== undefined) process.env[name] = value
})

function envFile(lines: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'studybridge-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '.env')
  const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(file, text.join(''))
  return file
}

test('a variable of the environment wins over `.env`, even if it is blank; all are trimmed', () => {
  process.env.VITE_SUPABASE_URL = ' https://mine.supabase.co '
  process.env.VITE_CONTACT_EMAIL = ' '
  process.env.SUPABASE_URL = ''
  loadSettings(envFile(hosted))
  expect(setting('VITE_SUPABASE_URL')).toBe('https://mine.supabase.co')
  expect(setting('VITE_SUPABASE_ANON_KEY')).toBe('sb_publishable_abc')
  expect(setting('SUPABASE_URL')).toBeUndefined()
  // Vite reads the variables themselves.
  expect(process.env.VITE_SUPABASE_URL).toBe('https://mine.supabase.co')
  expect(process.env.VITE_CONTACT_EMAIL).toBe('')
  expect(() => loadSettings(join(tmpdir(), 'no-such-folder/.env'))).not.toThrow()
})

const token = (role: string) => `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`

test.each([
  ['VITE_SITE_URL', 'https://www.example.com', true],
  ['VITE_SITE_URL', 'https://www.example.com/', true],
  ['VITE_SITE_URL', 'http://127.0.0.1:8080', true],
  ['VITE_SITE_URL', 'http://www.example.com', false],
  ['VITE_SITE_URL', 'https://www.example.com/site', false],
  ['VITE_SITE_URL', 'www.example.com', false],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_abc', true],
  ['VITE_SUPABASE_ANON_KEY', token('anon'), true],
  ['VITE_SUPABASE_ANON_KEY', 'garbage', false],
  ['VITE_SUPABASE_ANON_KEY', token('service_role'), false],
  ['SUPABASE_SECRET_KEY', token('service_role'), true],
  ['SUPABASE_SECRET_KEY', 'sb_publishable_abc', false],
  ['VITE_CONTACT_EMAIL', 'hello@example.com', true],
  ['VITE_CONTACT_EMAIL', 'hello', false],
  ['VITE_CONTACT_PHONE', '+32 (3) 123.45-67', true],
  ['VITE_CONTACT_PHONE', '03 123 45 67', false],
  ['VITE_CONTACT_WHATSAPP', 'call me', false],
  ['VITE_SOCIAL_YOUTUBE', 'https://youtube.example/@us', true],
  ['VITE_SOCIAL_YOUTUBE', '@us', false],
  ['PORT', '65536', false],
])('%s=%s: valid is %s', (name, value, isValid) => {
  process.env[name] = value
  expect(settingFault(name) === undefined).toBe(isValid)
})

test('the message of an invalid setting escapes control characters and shows no key', () => {
  process.env.VITE_CONTACT_PHONE = '\u001b[2J\ncall me'
  expect(settingFault('VITE_CONTACT_PHONE')).toMatch(
    /^VITE_CONTACT_PHONE must be .*, not "\\u001b\[2J call me"\.$/,
  )
  process.env.SUPABASE_SECRET_KEY = 'hush'
  expect(settingFault('SUPABASE_SECRET_KEY')).not.toContain('hush')
})

test.each([
  ['192.168.1.5', 'http://192.168.1.5:4200'],
  ['0.0.0.0', 'http://127.0.0.1:4200'],
])('this machine reaches a server with HOST=%s at %s', (host, url) => {
  Object.assign(process.env, { HOST: host, PORT: '4200' })
  expect(localUrl(listenAddress(4173))).toBe(url)
})

test('.env.example lists every variable', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1])
  const known = [...siteVariables, ...contactVariables, ...socialVariables]
  expect(listed.sort()).toEqual([...known, 'SUPABASE_URL', 'SUPABASE_SECRET_KEY', 'ALLOW_UNFINISHED'].sort())
})
