import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { store } from '@/lib/store'
import { whenIdle } from '@/loading/idle'
import { loadUntilThere, preload, type Retry } from '@/loading/loader'

type State<Code> = { code?: Code; retry?: Retry }

export type LateCode<Code> = ReturnType<typeof lateCode<Code>>

/** Code that is loaded when it is first asked for: what came of it, or while it is late what retries. */
export function lateCode<Code>(loadCode: () => Promise<Code>) {
  const { get, set, initial, subscribe } = store<State<Code>>({})
  let loading: Promise<Code> | undefined
  const start = async () => {
    const code = await loadUntilThere(loadCode, (retry) => set({ retry }))
    set({ code })
    return code
  }
  return {
    get,
    initial,
    subscribe,
    preload: () => preload(loadCode),
    /** Also retries what is late. */
    load: () => {
      const { retry } = get()
      if (retry) {
        set({})
        retry()
      }
      loading ??= start()
      return loading
    },
  }
}

export const useLate = <Code,>({ subscribe, get, initial }: LateCode<Code>) =>
  useSyncExternalStore(subscribe, get, initial)

/**
 * A part that is hydrated later than the page. While its code is late the HTML stays as it is, and the notice stands beneath
 * it. Nothing else may change around it: React would render it anew and lose what was typed.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
  notice: (retry: Retry) => ReactNode,
) {
  const late = lateCode(load)
  const Part = lazy(async () => ({ default: await late.load() }))
  return (props: Props) => (
    <>
      <Suspense fallback={<UnlessLate late={late}>{fallback}</UnlessLate>}>
        <Part {...props} />
      </Suspense>
      <WhileLate late={late} notice={notice} />
    </>
  )
}

function UnlessLate<Code>({ late, children }: { late: LateCode<Code>; children: ReactNode }) {
  return useLate(late).retry ? null : children
}

function WhileLate<Code>({ late, notice }: { late: LateCode<Code>; notice: (retry: Retry) => ReactNode }) {
  const { retry } = useLate(late)
  return retry && notice(retry)
}

/** Not in the HTML. Should the code never come, the fallback remains, or nothing is shown. */
export function lazyOptional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
) {
  const late = lateCode(load)
  return (props: Props) => {
    const { code: Code = Fallback } = useLate(late)
    useEffect(() => {
      late.load()
    }, [])
    return <Code {...props} />
  }
}

/** Fetches code in an idle moment after hydration; `use` may return what ends it. Should it never come, the page is whole. */
export function useIdleImport<Code>(load: () => Promise<Code>, use: (code: Code) => unknown) {
  const run = useEffectEvent(() => load().then(use, console.error))
  useEffect(() => {
    const running: ReturnType<typeof run>[] = []
    const cancel = whenIdle(() => running.push(run()))
    return () => {
      cancel()
      for (const each of running) each.then((end) => typeof end === 'function' && end())
    }
  }, [])
}
