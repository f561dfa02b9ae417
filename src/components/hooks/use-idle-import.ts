import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Fetches code in an idle moment after hydration. Should it never come, the page is whole without it. */
export function useIdleImport<Module>(load: () => Promise<Module>, use: (module: Module) => void) {
  const run = useEffectEvent(() => load().then(use, console.error))
  useEffect(() => whenIdle(() => run()), [])
}
