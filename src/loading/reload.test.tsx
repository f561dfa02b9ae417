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

test('what is typed is kept for the reload that the visitor asks for, passwords are not, and storage is empty after it', async () => {
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

test('a site that does not answer is not loaded again: the browser would show its own error page', async () => {
  answer(503)
  expect(await loadDocument()).toBe(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await loadDocument()).toBe(false)
  await reloadOnce()
  expect(load).not.toHaveBeenCalled()
})

test('a page is loaded again by itself once, and never while something is typed or open', async () => {
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

test('without storage it is never loaded again by itself', async () => {
  answer(200)
  const deny = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: deny, setItem: deny, clear: () => {} })
  await reloadOnce()
  expect(load).not.toHaveBeenCalled()
  expect(await loadDocument()).toBe(true)
})

test('another page is opened as a document', async () => {
  answer(200)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await loadDocument('/about?a#b')
  expect(assign).toHaveBeenCalledWith(new URL('/about?a#b', location.href).href)
  expect(load).not.toHaveBeenCalled()
})

test('a page that is typed into while its scripts are fetched again is not reloaded', async () => {
  vi.stubGlobal('fetch', async () => {
    type('email', 'asha')
    return new Response('')
  })
  await reloadOnce()
  expect(load).not.toHaveBeenCalled()
})
