import { type ComponentType, lazy } from 'react'
import { loadTwice } from '@/lib/lazy'

/** Hydrated later than the page. Should the code never come, the HTML stays as it is: `id` names an element in it. */
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

/** Not in the HTML; should the code never come, nothing is shown. */
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
