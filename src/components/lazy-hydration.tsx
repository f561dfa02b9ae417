import type { ComponentType, ReactNode } from 'react'
import { RetryButton } from '@/components/retry-button'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { lateScript } from '@/content/late-scripts'
import { lazyPart } from '@/loading/lazy'
import type { Retry } from '@/loading/loader'

/** A part of a page that is hydrated later than the page; `id` names an element of it. */
export function lazyHydration<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <div className="min-h-dvh" />,
) {
  return lazyPart(load, fallback, (retry) => <PartNotice id={id} retry={retry} />)
}

function PartNotice({ id, retry }: { id: string; retry: Retry }) {
  const inHtml = document.getElementById(id)
  const isForm = inHtml instanceof HTMLFormElement
  if (inHtml && !isForm) return null
  const title = isForm ? lateScript.form : lateScript.part
  return (
    <section
      aria-label={title}
      className="my-6 rounded-2xl border-2 border-brick bg-brick-pale p-5 text-ink"
      role="status"
    >
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2">{lateScript.text}</p>
      <WaysToReachUs />
      <RetryButton retry={retry} />
    </section>
  )
}
