import { randomUUID } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import { answerTo } from '../../supabase/tests/processes.ts'
import { signedToken } from '../../supabase/tests/tokens.ts'
import { guardApi } from './guard-api.ts'

const url = inject('backendUrl')
const apikey = inject('publishableKey')

async function request(path: string, { headers, ...init }: RequestInit = {}) {
  const answer = await fetch(`${url}/rest/v1${path}`, {
    ...init,
    headers: { apikey, ...(init.body && { 'content-type': 'application/json' }), ...headers },
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

const post = (value: unknown) => ({ method: 'POST', body: JSON.stringify(value) })
const student = { name: 'Asha', email: 'asha@example.com' }
const students = (count: number) => Array.from({ length: count }, () => student)
const form = {
  method: 'POST',
  body: 'name=Asha',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
}

test.each([
  ['101 rows', 413, '/student_profiles', post(students(101))],
  ['101 rows in a change', 413, '/student_profiles?id=eq.1', { ...post(students(101)), method: 'PATCH' }],
  ['more than 1 MB', 413, '/student_profiles', post({ ...student, gpa: 'x'.repeat(1_000_000) })],
  ['a form that is not JSON', 415, '/student_profiles', form],
  // These values would break PGlite for all later requests.
  ['a number for a list', 400, '/student_profiles', post({ ...student, preferred_countries: 5 })],
  ['an object for a list', 400, '/student_profiles', post({ ...student, preferred_countries: {} })],
])('the API refuses %s with %i and serves the next request', async (_what, status, path, init) => {
  expect((await request(path, init)).status).toBe(status)
  expect((await request('/companies?limit=1&select=country')).body).toEqual([{ country: 'Belgium' }])
})

test.each([
  '/rest/v1/../../_system/introspect',
  '/rest/v1/%2e%2e/%2E%2e/_system/introspect',
  '/rest/v1/..%2f..%2f_system/introspect',
  String.raw`/rest/v1\..\..\_system\introspect`,
  '/_system/introspect',
  '/auth/v1/settings',
  '/rest/v1/',
])('the server answers 404 outside the REST API, even for staff: %s', async (path) => {
  const answer = await answerTo(url, `GET ${path}`, [`apikey: ${inject('secretKey')}`])
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
})

const unsigned = signedToken({ role: 'service_role' }).replace(/[^.]*$/, '')

test.each([
  ['without a signature', unsigned],
  ['of the algorithm "none"', signedToken({ role: 'service_role' }, '', 'none')],
  ['signed with another key', signedToken({ role: 'service_role' }, 'another-key')],
  ['signed with the publishable key', signedToken({ role: 'service_role' }, apikey)],
  ['changed after it was signed', `${unsigned}${signedToken({ role: 'anon' }).split('.')[2]}`],
])('a token %s does not get the rights of staff', async (_what, token) => {
  const id = randomUUID()
  const message = { id, name: 'Asha', email: 'asha@example.com', message: 'Secret' }
  expect((await request('/contact_submissions', post(message))).status).toBe(201)
  const read = async (headers: HeadersInit) =>
    JSON.stringify(await request(`/contact_submissions?id=eq.${id}`, { headers }))
  expect(await read({ authorization: `Bearer ${token}` })).not.toContain('Secret')
  expect(await read({ apikey: inject('secretKey') })).toContain('Secret')
})

test('the API refuses writes but answers reads while the disk is full', async () => {
  const backend = vi.fn(async () => new Response('[]'))
  const ask = guardApi(backend, () => false)
  const body = JSON.stringify(student)
  const headers = { 'content-type': 'application/json' }
  const stored = await ask(new Request(`${url}/rest/v1/student_profiles`, { method: 'POST', headers, body }))
  expect(stored.status).toBe(503)
  expect(backend).not.toHaveBeenCalled()
  expect((await ask(new Request(`${url}/rest/v1/companies`))).status).toBe(200)
})
