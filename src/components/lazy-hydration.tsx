import { type ComponentType, lazy } from 'react'
import { loadTwice } from '@/lib/lazy'

/**
 * Lazy hydration: the file holds the HTML, so the page is hydrated without this code, which follows. Should it never
 * come, the HTML stays as it is: `id` names an element inside it.
 */
export function lazyHydration<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
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

/** An extra that the file does not hold and the page is whole without, should its code never come. */
export function lazyOptional(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await loadTwice(load) }
    } catch (error) {
      console.error(error)
      return { default: () => null }
    }
  })
}
