import { Window } from 'happy-dom'
import { v4 as newId } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSupabase, resetSupabase } from '@/data/client'

vi.setConfig({ testTimeout: 20_000 })

const THRESHOLD = 90_000
const TICK = 30_000
/** A second, the default, is short on a busy machine. Less than a tick: the clock goes on while a test waits. */
const atMost = { timeout: 10_000 }

// A browser's parts, but Node's own `fetch`: the backend allows every origin, and happy-dom none.
const browser = new Window({ url: 'http://localhost' })

beforeEach(() => {
  // Another file may have made a client without them.
  resetSupabase()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', browser.document)
  vi.stubGlobal('localStorage', browser.localStorage)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  // Each test is a page of its own to us, but not to supabase-js, which warns of a second client.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  show('visible')
  await (await getSupabase()).auth.stopAutoRefresh()
  vi.useRealTimers()
  resetSupabase()
  localStorage.clear()
})

async function signUp() {
  const { auth } = await getSupabase()
  const credentials = { email: `${newId()}@example.com`, password: `${newId()}-A1` }
  const { data, error } = await auth.signUp(credentials)
  expect(error).toBeNull()
  if (!data.session) throw new Error('No session')
  return { auth, credentials, session: data.session }
}

/** The session as it lies in local storage. */
function kept() {
  const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))
  return key ? JSON.parse(localStorage.getItem(key) ?? '') : null
}

function tamperWithKept(changes: object) {
  const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
  localStorage.setItem(key, JSON.stringify({ ...kept(), ...changes }))
}

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  browser.dispatchEvent(new browser.Event('visibilitychange'))
}

/** Lets the clock run, in the ticks by which the client looks at it. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const untilExpiry = () => Number(kept().expires_at) * 1000 - Date.now()

/** Counts the attempts to refresh. */
function watchRefreshes() {
  const network = globalThis.fetch
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(network)
  return () =>
    fetch.mock.calls.filter(([url]) => String(url).endsWith('/token?grant_type=refresh_token')).length
}

test('a session is kept in local storage and is there after a reload', async () => {
  const { auth, session } = await signUp()
  expect(kept()).toMatchObject({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_at: session.expires_at,
    user: { id: session.user.id },
  })
  await auth.stopAutoRefresh()
  resetSupabase()
  const { data } = await (await getSupabase()).auth.getSession()
  expect(data.session?.access_token).toBe(session.access_token)
})

test('signing out removes it, signing in brings it back', async () => {
  const { auth, credentials } = await signUp()
  expect((await auth.signOut()).error).toBeNull()
  expect(kept()).toBeNull()
  expect((await auth.signInWithPassword(credentials)).error).toBeNull()
  expect(kept()).toMatchObject({ user: { email: credentials.email } })
})

test('a wrong password is refused and keeps nothing', async () => {
  const { auth, credentials } = await signUp()
  await auth.signOut()
  const { error } = await auth.signInWithPassword({ ...credentials, password: 'wrong' })
  expect(error).toMatchObject({ status: 400 })
  expect(kept()).toBeNull()
})

test('it is refreshed within 90 seconds of its expiry, and not before', async () => {
  const { session } = await signUp()
  const refreshes = watchRefreshes()
  await pass(untilExpiry() - THRESHOLD - TICK - 1000)
  expect(refreshes()).toBe(0)
  await pass(2 * TICK)
  await vi.waitFor(() => expect(kept().refresh_token).not.toBe(session.refresh_token), atMost)
  expect(refreshes()).toBe(1)
})

test('it is not refreshed while the tab is hidden, but when the tab is shown again', async () => {
  const { session } = await signUp()
  const refreshes = watchRefreshes()
  show('hidden')
  await pass(untilExpiry() - 10_000)
  expect(refreshes()).toBe(0)
  expect(kept().refresh_token).toBe(session.refresh_token)
  show('visible')
  await pass(TICK)
  await vi.waitFor(() => expect(kept().refresh_token).not.toBe(session.refresh_token), atMost)
})

test('a refresh that cannot be tried again removes it once it is of no more use', async () => {
  const { auth } = await signUp()
  const events: string[] = []
  auth.onAuthStateChange((event) => events.push(event))
  tamperWithKept({ refresh_token: 'nobody-gave-this-out' })
  const refreshes = watchRefreshes()

  await pass(untilExpiry() - THRESHOLD + TICK)
  await vi.waitFor(() => expect(refreshes()).toBe(1), atMost)
  expect(kept()).not.toBeNull()

  vi.setSystemTime(Date.now() + untilExpiry())
  await pass(TICK)
  await vi.waitFor(() => expect(kept()).toBeNull(), atMost)
  expect(events).toContain('SIGNED_OUT')
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of the hotel’s wifi', async () => new Response('<h1>Wifi</h1>', { status: 200 })],
  ['a server that is down', async () => new Response('', { status: 503 })],
])('a refresh that met %s keeps it, to be tried again', async (_, answer) => {
  const { session } = await signUp()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const network = globalThis.fetch
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  vi.setSystemTime(Date.now() + untilExpiry())
  await pass(TICK)
  await vi.waitFor(() => expect(fetch.mock.calls.length).toBeGreaterThan(1), atMost)
  expect(kept()).toMatchObject({ refresh_token: session.refresh_token })

  fetch.mockImplementation(network)
  await vi.waitFor(() => expect(kept().refresh_token).not.toBe(session.refresh_token), atMost)
})
