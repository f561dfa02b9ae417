import type { ComponentType, ReactNode } from 'react'
import { TryAgain } from '@/components/try-again'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { lateCode } from '@/content/late-code'
import { lazyPart } from '@/loading/lazy'
import type { Retry } from '@/loading/loader'

/** A part of a page that is hydrated later than the page; `id` names an element of it. */
export function lazyHydration<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <div className="min-h-dvh" />,
) {
  return lazyPart(load, fallback, (retry) => <LatePart id={id} retry={retry} />)
}

function LatePart({ id, retry }: { id: string; retry: Retry }) {
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
      <TryAgain retry={retry} />
    </section>
  )
}
