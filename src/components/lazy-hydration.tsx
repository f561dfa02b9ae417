import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useStore } from '@/components/hooks/use-store'
import { TryAgain } from '@/components/try-again'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { lateCode } from '@/content/late-code'
import { loadUntilThere } from '@/lib/lazy'
import { type Store, store } from '@/lib/store'

/**
 * Hydrated later than the page; `id` names an element of it. While the code does not come, the HTML stays as it is, and a
 * form says so beneath it. Nothing else may change around it: React would render it anew and lose what was typed.
 */
export function lazyHydration<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <div className="min-h-dvh" />,
) {
  const missing = store<Again | undefined>(undefined)
  const Part = lazy(async () => {
    const Component = await loadUntilThere(load, missing.set)
    missing.set(undefined)
    return { default: Component }
  })
  return (props: Props) => (
    <>
      <Suspense fallback={<WhileLoading missing={missing}>{fallback}</WhileLoading>}>
        <Part {...props} />
      </Suspense>
      <MissingPart id={id} missing={missing} />
    </>
  )
}

/** Not in the HTML; should the code never come, nothing is shown. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      console.error(error)
      return { default: () => null }
    }
  })
}

type Again = () => Promise<boolean>
/** What tries again, while code is missing. */
type Missing = Store<Again | undefined>

function WhileLoading({ missing, children }: { missing: Missing; children: ReactNode }) {
  return useStore(missing) ? null : children
}

function MissingPart({ id, missing }: { id: string; missing: Missing }) {
  const again = useStore(missing)
  if (!again) return null
  const inHtml = document.getElementById(id)
  const isForm = inHtml instanceof HTMLFormElement
  // What is there to be read needs no code.
  if (inHtml && !isForm) return null
  const title = isForm ? lateCode.form : lateCode.part
  return (
    <section
      aria-label={title}
      className="my-6 rounded-2xl border-2 border-brick bg-brick-pale p-5 text-ink"
      role="status"
    >
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2">{lateCode.text}</p>
      <WaysToReachUs />
      <TryAgain again={again} />
    </section>
  )
}
