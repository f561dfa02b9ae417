import type { Attempt } from '@/data/attempt'

/** What a visitor has typed into a form and not sent yet. */
export type Draft<Values> = {
  values?: Partial<Values>
  /** The last attempt to send them. */
  attempt?: Attempt
  /** What a link has put into the form: the sentence that begins the message, or the arrival that chose a session. */
  opening?: string
}

export type DraftStore<Values> = {
  read: () => Draft<Values>
  write: (draft: Draft<Values>) => void
  clear: () => void
}

/** A draft that lasts as long as the page. */
export function memoryDraft<Values>(): DraftStore<Values> {
  let draft: Draft<Values> = {}
  return {
    read: () => draft,
    write: (next) => {
      draft = next
    },
    clear: () => {
      draft = {}
    },
  }
}

/** Remembers what a link has put into a form, also in what is kept of the form: a reload shows the same. */
export function keepOpening<Values>(draft: DraftStore<Values>, opening: string, put: Partial<Values>) {
  const { values, ...rest } = draft.read()
  draft.write({ ...rest, opening, ...(values && { values: { ...values, ...put } }) })
}

const VERSION = 'v1'
const WEEK = 7 * 86_400_000

/** A draft that is kept on the visitor's device for 7 days, from the first thing typed. Storage that fails is done without. */
export function localDraft<Values>(formName: string): DraftStore<Values> {
  const key = `studybridge:draft:${VERSION}:${formName}`
  const memory = memoryDraft<Values>()
  let loaded = false
  return {
    read: () => {
      if (!loaded) {
        loaded = true
        memory.write(load(key))
      }
      return memory.read()
    },
    write: (draft) => {
      loaded = true
      memory.write(draft)
      if (draft.values) save(key, draft)
    },
    clear: () => {
      memory.clear()
      attempt(() => localStorage.removeItem(key))
    },
  }
}

function load(key: string) {
  return (
    attempt(() => {
      const { until, ...draft } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return until > Date.now() ? draft : {}
    }) ?? {}
  )
}

function save(key: string, draft: object) {
  attempt(() => localStorage.setItem(key, JSON.stringify({ ...draft, until: Date.now() + WEEK })))
}

function attempt<Result>(task: () => Result) {
  try {
    return task()
  } catch {
    return undefined
  }
}
