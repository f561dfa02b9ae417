import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDocument, reloadOnce, restoreKept, takeTyped } from '@/loading/reload'

const load = vi.fn()

beforeEach(() => {
  restoreKept()
  load.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(load)
  document.body.innerHTML = `<form name="contact"><input name="name"><input name="email">
    <input type="password" autocomplete="new-password" name="password"></form>`
})

afterEach(() => {
  document.body.innerHTML = ''
  sessionStorage.clear()
})

const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('', { status }))
const type = (name: string, text: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field) field.value = text
}

test('typed values but no passwords survive a reload that the visitor asks for', async () => {
  answer(200)
  type('name', 'Asha')
  type('email', 'asha@example.com')
  type('password', 'secret')
  expect(await loadDocument()).toBe(true)
  expect(load).toHaveBeenCalledOnce()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret')

  restoreKept()
  expect(sessionStorage).toHaveLength(0)
  expect(takeTyped('contact')).toEqual({ name: 'Asha', email: 'asha@example.com' })
  expect(takeTyped('contact')).toBeUndefined()
})

test('a page is not reloaded while the site does not answer', async () => {
  answer(503)
  expect(await loadDocument()).toBe(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await loadDocument()).toBe(false)
  await reloadOnce()
  expect(load).not.toHaveBeenCalled()
})

test('an untouched page reloads once by itself, a touched one does not', async () => {
  answer(200)
  type('email', 'asha')
  await reloadOnce()
  type('email', '')
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')
  await reloadOnce()
  expect(load).not.toHaveBeenCalled()
  document.querySelector('[role=dialog]')?.remove()
  await reloadOnce()
  await reloadOnce()
  expect(load).toHaveBeenCalledOnce()
})

test('a page does not reload by itself without storage', async () => {
  answer(200)
  const deny = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, clear: () => {} })
  await reloadOnce()
  expect(load).not.toHaveBeenCalled()
  expect(await loadDocument()).toBe(true)
})

test('a page with lost code is opened as a document', async () => {
  answer(200)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await loadDocument('/about?a#b')
  expect(assign).toHaveBeenCalledWith(new URL('/about?a#b', location.href).href)
  expect(load).not.toHaveBeenCalled()
})

test('typing during the fetch stops the reload', async () => {
  vi.stubGlobal('fetch', async () => {
    type('email', 'asha')
    return new Response('')
  })
  await reloadOnce()
  expect(load).not.toHaveBeenCalled()
})
