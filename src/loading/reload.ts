import { isObject, readStored, removeStored, writeStored } from '@/lib/stored-value'
import { typedInto } from '@/loading/typed-values'

const KEPT_KEY = 'typed:v3'
const RELOADED_KEY = 'studybridge:reloaded'

/** Values of forms, by the forms' names. */
type TypedForms = Record<string, unknown>

let kept: TypedForms = {}

/** Takes what `loadDocument` kept out of session storage. */
export function restoreKept() {
  kept = readStored('sessionStorage', KEPT_KEY) ?? {}
  removeStored('sessionStorage', KEPT_KEY)
}

/** What was typed into a form before its code had come. From then on the form keeps a draft. */
export function takeTyped(form: string) {
  const typed = kept[form]
  delete kept[form]
  return isObject(typed) ? typed : undefined
}

/** Loads this or another page as a new document and keeps typed values, passwords excepted. Returns false if the site does not answer. */
export async function loadDocument(path = location.href) {
  // Without an answer the browser would show its own error page.
  if (!(await siteAnswers())) return false
  writeStored('sessionStorage', KEPT_KEY, allTyped())
  await refetchScripts()
  const { href } = new URL(path, location.href)
  if (href === location.href) location.reload()
  else location.assign(href)
  return true
}

/** Reloads an untouched page by itself, once for an address. */
export async function reloadOnce() {
  const { href } = location
  const isFirst = () => orUndefined(() => sessionStorage.getItem(RELOADED_KEY) !== href)
  if (!isFirst() || isTouched() || !(await siteAnswers())) return
  await refetchScripts()
  if (isTouched()) return
  orUndefined(() => sessionStorage.setItem(RELOADED_KEY, href))
  // Without working storage it would reload for ever.
  if (!isFirst()) location.reload()
}

export const isTouched = () =>
  document.querySelector('dialog, [role=dialog]') !== null || Object.keys(allTyped()).length > 0

/** WebKit keeps the failed response of a preloaded script, over reloads too, until the file is fetched by other means. */
async function refetchScripts() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=script]')
  await Promise.allSettled([...links].map(async ({ href }) => (await fetch(href)).text()))
}

export async function siteAnswers() {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

function allTyped() {
  const typed: TypedForms = {}
  for (const form of document.forms) {
    const values = typedInto(form, { secrets: false })
    // `form.name` may be its field of that name.
    if (values) typed[form.getAttribute('name') ?? ''] = values
  }
  return typed
}

function orUndefined<Result>(task: () => Result) {
  try {
    return task()
  } catch {
    return undefined
  }
}
