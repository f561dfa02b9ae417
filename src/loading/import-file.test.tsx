import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importFile, importsOf, LateScriptError, resetFiles } from '@/loading/import-file'

const lost = new TypeError('Failed to fetch')

beforeEach(() => {
  resetFiles()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  document.head.innerHTML = ''
})

/** A site of files. What is asked for first is lost as often as `lost` says. */
function serve(files: Record<string, string>, lost: Record<string, number> = {}) {
  const asked: string[] = []
  const pathOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
  vi.stubGlobal('fetch', async (url: string) => {
    const file = pathOf(url)
    asked.push(file)
    const left = lost[file] ?? 0
    lost[file] = left - 1
    return left > 0 ? new Response('', { status: 503 }) : new Response(files[file])
  })
  const imported = vi.fn(async (url: string) => pathOf(url))
  return { asked, imported }
}

test('a file is imported when it and all that it imports are there, each asked for once', async () => {
  const { asked, imported } = serve({
    'a1.js': 'import{x}from"./b1.js";import"./c1.js";',
    'b1.js': 'export{y}from"./c1.js"',
    // Two files may import each other.
    'c1.js': 'import{x}from"./b1.js"',
  })
  await expect(importFile('./a1.js', imported)).resolves.toBe('a1.js')
  await expect(importFile('./a1.js', imported)).resolves.toBe('a1.js')
  expect(asked).toEqual(['a1.js', 'b1.js', 'c1.js'])
})

test('a lost file, its own or a shared one, is asked for again after a pause; the others are not', async () => {
  const { asked, imported } = serve({ 'a2.js': 'import"./b2.js"', 'b2.js': '' }, { 'b2.js': 1 })
  const loading = importFile('./a2.js', imported)
  await vi.advanceTimersByTimeAsync(500)
  expect(imported).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  await expect(loading).resolves.toBe('a2.js')
  expect(asked).toEqual(['a2.js', 'b2.js', 'b2.js'])
})

test('a file lost for good is reported, never handed to `import()`, and found by a later call', async () => {
  const { asked, imported } = serve({ 'a3.js': '' }, { 'a3.js': 2 })
  const loading = expect(importFile('./a3.js', imported)).rejects.toBeInstanceOf(LateScriptError)
  await vi.advanceTimersByTimeAsync(1000)
  await loading
  expect(imported).not.toHaveBeenCalled()
  await expect(importFile('./a3.js', imported)).resolves.toBe('a3.js')
  expect(asked).toHaveLength(3)
})

test('what the page has named is left to the browser, unless that failed', async () => {
  const address = 'http://localhost/a4.js'
  document.head.innerHTML = `<link rel="preload" as="script" href="${address}">`
  const { asked, imported } = serve({ 'a4.js': '' })
  await importFile(address, imported)
  expect(asked).toEqual([])
  imported.mockRejectedValueOnce(lost)
  const loading = importFile(address, imported)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(loading).resolves.toBe('a4.js')
  expect(asked).toEqual(['a4.js'])
})

test('an answer that never ends is given up', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(lost)))
  })
  const loading = expect(importFile('./a5.js')).rejects.toBeInstanceOf(LateScriptError)
  await vi.advanceTimersByTimeAsync(41_000)
  await loading
})

test('imports are read from minified code', () => {
  expect(
    importsOf('import{a as e}from"./a-1.js";import"./b.js";import*as t from"./c.js";export{x}from"./d.js"'),
  ).toEqual(['./a-1.js', './b.js', './c.js', './d.js'])
  expect(importsOf('importFile("./late.js");import("./late.js");const from="./no.js"')).toEqual([])
})
