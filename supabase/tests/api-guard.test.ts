import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { answerTo } from './processes'
import { signedToken } from './tokens'

const url = inject('backendUrl')
const apikey = inject('publishableKey')

async function request(
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
) {
  const answer = await fetch(url + path, {
    ...init,
    headers: { apikey, ...(init.body ? { 'content-type': 'application/json' } : {}), ...headers },
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

/** The status of a request whose path, or host, is sent as it stands. */
async function rawStatus(path: string, headers?: string[], host?: string) {
  const answer = await answerTo(url, `GET ${path}`, headers, host)
  return Number(answer.split(' ')[1])
}

const json = (value: unknown) => ({ method: 'POST', body: JSON.stringify(value) })
const rows = (count: number, row: object) => Array.from({ length: count }, () => row)
const student = { name: 'A', email: 'a@example.com' }
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])
const refused = (status: number) => ({
  status,
  body: { code: `PT${status}`, message: expect.stringMatching(/^[A-Z].*\.$/) },
})

// Each keeps PGlite busy for minutes, or did.
const slowPattern = encodeURIComponent(String.raw`^(.*)*(.*)*(.*)*\1\2\3$`)
const latin1 = Buffer.from(JSON.stringify({ ...student, name: 'Zoë' }), 'latin1')
const compressed = {
  method: 'POST',
  body: gzipSync(JSON.stringify(student)),
  headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
}

/** More than 32,767 parameters in one statement: 3,000 rows of 12 columns. */
const columns = [
  'name',
  'email',
  'phone',
  'gpa',
  'field_of_study',
  'current_institution',
  'budget_range',
  'current_education',
  'english_proficiency',
  'intake_year',
  'career_goals',
  'additional_info',
]
const wide = Object.fromEntries(columns.map((name) => [name, 'a']))

describe('no request breaks the backend for others', () => {
  test.each([
    ['3,000 rows as JSON', '/student_profiles', json(rows(3000, wide)), 413],
    ['101 rows', '/student_profiles', json(rows(101, student)), 413],
    ['3,000 changes', '/student_profiles?id=eq.1', { ...json(rows(3000, wide)), method: 'PATCH' }, 413],
    [
      'a form',
      '/student_profiles',
      { method: 'POST', body: 'name=A', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['a megabyte', '/student_profiles', json({ ...student, additional_info: 'x'.repeat(1_000_000) }), 413],
    ['a long row', '/student_profiles', json({ ...student, additional_info: 'x'.repeat(110_000) }), 413],
    [
      'a column named 1,500 times',
      `/student_profiles?columns=${rows(1500, {}).map(() => 'name')}`,
      json(rows(100, student)),
      413,
    ],
    [
      'what is no JSON',
      '/student_profiles',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['a row without a column', '/contact_submissions', json({}), 400],
    [
      '40,000 unknown columns',
      '/student_profiles',
      json(Object.fromEntries(Array.from({ length: 40_000 }, (_, i) => [`c${i}`, 1]))),
      400,
    ],
    ['no row at all', '/contact_submissions', json([[1]]), 400],
    ['JSON that is compressed', '/student_profiles', compressed, 415],
    ['what is not UTF-8', '/student_profiles', { ...json(student), body: latin1 }, 400],
    ['a null character in a column', '/companies?%00=eq.1', {}, 400],
    ['a slow search', `/companies?description=match.${slowPattern}`, {}, 400],
    ['a slow search in a tree', `/companies?or=(name.not.imatch(any).{"${slowPattern}"})`, {}, 400],
  ])('%s is refused with a sentence', async (_what, path, init, status) => {
    expect(await request(`/rest/v1${path}`, init)).toMatchObject(refused(status))
    expect((await request('/rest/v1/companies?country=eq.Belgium&select=name')).body).toHaveLength(26)
  })

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    'a filter named %s is never left out',
    async (name) => {
      for (const key of [apikey, inject('secretKey')])
        for (const filter of [name, `"${name}"`, `${name}::text`, `${name}::`, `${name}()`]) {
          const answer = await request(`/rest/v1/companies?${filter}=eq.1`, { headers: { apikey: key } })
          expect(answer).toMatchObject(refused(400))
        }
    },
  )

  test.each([
    ['a list of 5,000', { ...student, preferred_countries: Array(5000).fill('Belgium') }, 201],
    ['100 rows of 12 columns', rows(100, wide), 413],
    // PGlite sends what is no list as it stands, and every later query failed.
    ['an object for a list', { ...student, preferred_countries: { a: 1 } }, 400],
    ['a number for a list', { ...student, preferred_countries: 5 }, 400],
    ['an object for a text', { ...student, gpa: { a: 1 } }, 400],
    ['half a character', { ...student, gpa: '\ud800' }, 400],
    ['a null character', { ...student, gpa: 'a\0b' }, 400],
    ['a number that is too big', { ...student, graduation_year: 1e300 }, 400],
    ['1,000 lists in one another', { ...student, preferred_courses: nested(1000) }, 400],
    ['an unknown column', { ...student, nope: 1 }, 400],
  ])('%s does no harm', async (_what, body, status) => {
    expect((await request('/rest/v1/student_profiles', json(body))).status).toBe(status)
    expect((await request('/rest/v1/companies?country=eq.Belgium&select=name')).body).toHaveLength(26)
  })
})

describe('nothing but the API is there', () => {
  test.each([
    '/rest/v1/../../_system/introspect',
    '/rest/v1/%2e%2e/%2E%2e/_system/introspect',
    '/rest/v1/..%2f..%2f_system/introspect',
    String.raw`/rest/v1\..\..\_system\introspect`,
    '/auth/v1/../../_system/config',
    '/auth/v1/./settings',
    '/rest/v1//companies',
    '/REST/v1/companies',
    '/rest/v1/%ff',
    '/rest/v1/%E0%A4%A',
    '/_system/introspect',
  ])('%s is not found, with a key or without', async (path) => {
    expect(await rawStatus(path)).toBe(404)
    expect(await rawStatus(path, [`apikey: ${apikey}`])).toBe(404)
    expect(await rawStatus(path, [`apikey: ${inject('secretKey')}`])).toBe(404)
  })

  test('a host that continues as a path leads nowhere', async () => {
    const host = `${new URL(url).host}/_system/introspect?`
    expect(await rawStatus('/rest/v1/companies', [`apikey: ${apikey}`], host)).toBe(400)
  })

  test.each(['/rest/v1', '/rest/v1/', '/rest/v1/?x', '/rest/v1/companies/'])(
    '%s does not describe the tables',
    async (path) => {
      expect(await rawStatus(path, [`apikey: ${inject('secretKey')}`])).toBe(404)
    },
  )

  test('nobody is shown how a query is run', async () => {
    const accept = 'application/vnd.pgrst.plan+json'
    expect((await request('/rest/v1/companies', { headers: { accept } })).status).toBe(406)
  })
})

const claims = { role: 'service_role' }
const unsigned = signedToken(claims).replace(/[^.]*$/, '')

test.each([
  ['without a signature', unsigned],
  ['of the algorithm "none"', signedToken(claims, '', 'none')],
  ['with a signature of no length', `${unsigned}AAAA`],
  ['signed with another key', signedToken(claims, 'a-key-of-my-own')],
  ['signed with the publishable key', signedToken(claims, apikey)],
  ['that was changed after it was signed', `${unsigned}${signedToken({ role: 'anon' }).split('.')[2]}`],
])('a visitor cannot become staff by a token %s', async (_what, token) => {
  const id = randomUUID()
  const message = { id, name: 'Asha', email: 'asha@example.com', message: 'Secret' }
  expect((await request('/rest/v1/contact_submissions', json(message))).status).toBe(201)
  const read = (table: string, token: string) =>
    request(`/rest/v1/${table}?id=eq.${id}`, { headers: { authorization: `Bearer ${token}` } })
  expect(JSON.stringify(await read('contact_submissions', token))).not.toContain('Secret')
  expect((await read('staff_inbox', token)).status).toBe(401)
  // The row is there for those who may read it.
  expect(JSON.stringify(await read('contact_submissions', signedToken(claims)))).toContain('Secret')
})
