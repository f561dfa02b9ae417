import { typedInto } from '@/lib/typed-values'

const TYPED_KEY = 'studybridge:typed:v1'
const RELOADED_KEY = 'studybridge:reloaded'

/** What is typed into forms, by their names. */
type Typed = Record<string, { values?: object }>

/** What was kept for this load. It is in storage no longer. */
let kept: Typed = takeKept() ?? {}

export function takeTyped(form: string) {
  const typed = kept[form]
  delete kept[form]
  return typed
}

const formsTyped = new Set<(typed: Typed) => void>()

/** As a load of the page does. For tests. */
export function resetReload() {
  kept = takeKept() ?? {}
  formsTyped.clear()
}

/** A hydrated form says what is typed into it, also out of sight. Returns what ends that. */
export function sayTyped(add: (typed: Typed) => void) {
  formsTyped.add(add)
  return () => {
    formsTyped.delete(add)
  }
}

/** Loads the page again because the visitor asks for it. Whatever was typed is kept, but passwords. Returns whether it does. */
export async function reload() {
  // Otherwise a dead line would end on the browser's own error page.
  if (!(await siteAnswers())) return false
  orUndefined(() => sessionStorage.setItem(TYPED_KEY, JSON.stringify(allTyped())))
  location.reload()
  return true
}

/** Loads the page again by itself: once for an address, and not what somebody has touched. */
export async function reloadOnce() {
  const { href } = location
  const isFirst = () => orUndefined(() => sessionStorage.getItem(RELOADED_KEY) !== href)
  if (!isFirst() || isTouched() || !(await siteAnswers()) || isTouched()) return
  orUndefined(() => sessionStorage.setItem(RELOADED_KEY, href))
  // Where storage keeps nothing it would go on for ever.
  if (!isFirst()) location.reload()
}

const isTouched = () =>
  document.querySelector('dialog, [role=dialog]') !== null || Object.keys(allTyped()).length > 0

async function siteAnswers() {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

function allTyped() {
  const typed: Typed = {}
  for (const form of document.forms) {
    const values = typedInto(form, { secrets: false })
    // `form.name` may be its field of that name.
    if (values) typed[form.getAttribute('name') ?? ''] = { values }
  }
  for (const add of formsTyped) add(typed)
  return typed
}

function takeKept(): Typed | undefined {
  return orUndefined(() => {
    const json = sessionStorage.getItem(TYPED_KEY)
    sessionStorage.removeItem(TYPED_KEY)
    return JSON.parse(json ?? '{}')
  })
}

function orUndefined<Result>(task: () => Result) {
  try {
    return task()
  } catch {
    return undefined
  }
}
