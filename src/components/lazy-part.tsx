import { type ComponentType, lazy } from 'react'
import { loadTwice } from '@/lib/load'

/**
 * A part of a page that can wait: the file holds its HTML, so the page is taken over without the part's code, which
 * follows. Should it never come, the part stays as it was sent: `id` names an element inside it.
 */
export function lazyPart<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await loadTwice(load) }
    } catch (error) {
      if (!document.getElementById(id)) throw error
      console.error(error)
      return new Promise<never>(() => {})
    }
  })
}

/** A part that the page is whole without, and that its file does not hold. Should its code never come, nothing is missing. */
export function lazyExtra(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await loadTwice(load) }
    } catch (error) {
      console.error(error)
      return { default: () => null }
    }
  })
}
