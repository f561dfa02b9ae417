/** How long a file may take: more than a slow phone needs, less than anybody waits. */
const TIMEOUT_MS = 20_000
const PAUSE_MS = 1000

const files = new Map<string, Promise<string[]>>()

export const resetFiles = () => files.clear()

/** Code did not come: no connection, or another version of the site. */
export class LateScriptError extends Error {
  override readonly name = 'LateScriptError'

  get isOffline() {
    return this.cause instanceof NoAnswerError
  }
}

export class NoAnswerError extends Error {}

/**
 * What `import()` of a file is in the built site (`lateCode` in scripts/build/code.mjs): what fails is tried a second
 * time. Firefox never asks again for a module that failed, so a file goes to `import()` when it and all it imports are there.
 */
export async function importFile(file: string, importModule = nativeImport) {
  const url = new URL(file, import.meta.url).href
  try {
    await fetchAll(url, isNamed)
    return await importModule(url)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  try {
    await fetchAll(url)
    return await importModule(url)
  } catch (cause) {
    throw new LateScriptError(url, { cause })
  }
}

const nativeImport = (url: string): Promise<unknown> => import(/* @vite-ignore */ url)

/** What the page's HTML names is fetched by the browser. */
const isNamed = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[as=script]')].some(({ href }) => href === url)

async function fetchAll(url: string, isThere = (_: string) => false, seen = new Set<string>()) {
  if (seen.has(url) || isThere(url)) return
  seen.add(url)
  const imports = await (files.get(url) ?? fetchFile(url))
  await Promise.all(imports.map((file) => fetchAll(new URL(file, url).href, isThere, seen)))
}

function fetchFile(url: string) {
  const file = readFile(url).then(importsOf)
  files.set(url, file)
  file.catch(() => files.delete(url))
  return file
}

async function readFile(url: string) {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS)
  try {
    const answer = await fetch(url, { signal: abort.signal }).catch((cause) => {
      throw new NoAnswerError(url, { cause })
    })
    if (!answer.ok) throw new Error(`${answer.status} ${url}`)
    return await answer.text()
  } finally {
    clearTimeout(timer)
  }
}

/** What a built file imports. The build checks that it finds what the bundler knows. */
export const importsOf = (code: string) =>
  [...code.matchAll(/\b(?:from|import)\s*"(\.\/[^"]+)"/g)].map((match) => match[1] ?? '')
