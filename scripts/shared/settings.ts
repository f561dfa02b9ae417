import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { env, loadEnvFile } from 'node:process'
import { orUndefined } from '../../src/lib/or-undefined.ts'
import { fail } from './fail.ts'
import { root } from './project.ts'
import { printable } from './terminal.ts'

/** A test of a value, and a description of valid values for the error message. */
type Rule = [isValid: (value: string) => boolean, validValue: string]

const phone: Rule = [
  (value) => /^\+[\d\s()./-]+$/.test(value) && /^\d{8,15}$/.test(value.replace(/\D/g, '')),
  'a number with its country code, like +32 3 123 45 67',
]
const origin: Rule = [isOrigin, 'an https address without a path, like https://www.example.com']
const link: Rule = [(value) => value.startsWith('https://') && URL.canParse(value), 'an https address']

const rules: Record<string, Rule> = {
  VITE_SITE_URL: origin,
  VITE_SUPABASE_URL: origin,
  VITE_SUPABASE_ANON_KEY: [
    (value) => keyRole(value) === 'anon',
    'the publishable (anon) key: sb_publishable_… or a token with the role anon',
  ],
  VITE_CONTACT_EMAIL: [
    (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    'an email address, like hello@example.com',
  ],
  VITE_CONTACT_PHONE: phone,
  VITE_CONTACT_WHATSAPP: phone,
  VITE_SOCIAL_INSTAGRAM: link,
  VITE_SOCIAL_LINKEDIN: link,
  VITE_SOCIAL_FACEBOOK: link,
  VITE_SOCIAL_YOUTUBE: link,
  SUPABASE_URL: origin,
  SUPABASE_SECRET_KEY: [
    (value) => keyRole(value) === 'service_role',
    'the secret key: sb_secret_… or a token with the role service_role',
  ],
  ALLOW_UNFINISHED: [(value) => value === '1', '1, or not set'],
  INSTALL_TOOLS: [(value) => ['no', 'sudo'].includes(value), 'no or sudo, or not set'],
  PORT: [
    (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    'a number from 1 to 65535',
  ],
}

export const siteVariables = ['VITE_SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']
export const contactVariables = ['VITE_CONTACT_EMAIL', 'VITE_CONTACT_PHONE', 'VITE_CONTACT_WHATSAPP']
export const socialVariables = Object.keys(rules).filter((name) => name.startsWith('VITE_SOCIAL_'))

/** Loads `.env`. A variable of the environment wins, even if it is empty. Trims all settings, which Vite puts into the site. */
export function loadSettings(file = join(root, '.env')) {
  if (existsSync(file) && statSync(file).isFile()) loadEnvFile(file)
  for (const name of Object.keys(rules)) if (env[name]) env[name] = env[name].trim()
}

/** The value of a setting, or undefined if it is missing or empty. */
export const setting = (name: string) => env[name] || undefined

/** An error message for an invalid setting; undefined if it is valid or not set. */
export function settingFault(name: string) {
  const value = setting(name)
  const rule = rules[name]
  if (value === undefined || rule === undefined) return undefined
  if (keyRole(value) === 'service_role' && name !== 'SUPABASE_SECRET_KEY')
    return `${name} holds a secret key. It would be published; use the publishable (anon) key.`
  const [isValid, validValue] = rule
  if (isValid(value)) return undefined
  // Never print a key.
  const given = name.endsWith('KEY') ? 'the given value' : `"${printable(value, 80)}"`
  return `${name} must be ${validValue}, not ${given}.`
}

/** Ends the command if one of these settings is invalid. */
export function requireValid(names: string[]) {
  const fault = names.map(settingFault).find(Boolean)
  if (fault) fail(fault)
}

/** Ends the command if a setting that a build for hosting needs is missing, or if one of the site's is invalid. */
export function requireSiteSettings() {
  const missing = siteVariables.filter((name) => !setting(name))
  if (missing.length > 0)
    fail(
      `Not set: ${missing.join(', ')}. A build for hosting needs them; .env.example explains each. npm start needs none.`,
    )
  requireValid([...siteVariables, ...contactVariables, ...socialVariables])
}

/** URL and publishable key of the hosted project; undefined means the embedded backend. */
export const hostedProjectForVisitors = () => hostedProject('VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY')

/** URL and secret key of the hosted project; undefined means the server on this machine. */
export const hostedProjectForStaff = () => hostedProject('SUPABASE_URL', 'SUPABASE_SECRET_KEY')

function hostedProject(urlName: string, keyName: string) {
  const [url, key] = [setting(urlName), setting(keyName)]
  if (!url && !key) return undefined
  if (!url || !key) return fail(`Set both ${urlName} and ${keyName} to use the hosted project, or neither.`)
  requireValid([urlName, keyName])
  return { url: new URL(url).origin, key }
}

/** The line that names the backend of a command. */
export const backendLine = (hosted: { url: string } | undefined) =>
  hosted ? `Backend: the hosted project ${hosted.url}` : 'Backend: embedded, on this machine'

/** The port and host for a server of this machine, from PORT and HOST. */
export function listenAddress(defaultPort: number) {
  requireValid(['PORT'])
  return { port: Number(setting('PORT') ?? defaultPort), host: setting('HOST') ?? '127.0.0.1' }
}

/** The URL by which this machine reaches its server. One that listens on 0.0.0.0 answers at every address. */
export const localUrl = ({ port, host }: { port: number; host: string }) =>
  `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`

/** Hides the hosted project of `.env` by blank values, in tests and in the commands that they start. */
export function ignoreHostedBackend() {
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'SUPABASE_URL', 'SUPABASE_SECRET_KEY'])
    env[name] = ''
}

function isOrigin(value: string) {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, origin, href } = new URL(value)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || isLocal) && href === `${origin}/`
}

/** The role of a Supabase key: that of its prefix, or the claim of a legacy key (a JWT). Undefined if it has none. */
function keyRole(key: string) {
  if (/^sb_publishable_[\w-]+$/.test(key)) return 'anon'
  if (key.startsWith('sb_secret_')) return 'service_role'
  const [, claims = ''] = key.split('.')
  return orUndefined(() => JSON.parse(Buffer.from(claims, 'base64url').toString()).role)
}
