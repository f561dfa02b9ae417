import type { Attempt } from '@/data/attempt'

/** What a visitor has typed into a form and not sent yet, and the last attempt to send it. */
export type Draft = { values?: Record<string, unknown>; attempt?: Attempt }

export type DraftStore = {
  read: () => Draft
  write: (draft: Draft) => void
  clear: () => void
}

/** A draft that lasts as long as the page. */
export function memoryDraft(): DraftStore {
  let draft: Draft = {}
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
