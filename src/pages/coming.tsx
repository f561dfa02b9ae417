import { usePageMeta } from '@/components/hooks/use-page-meta'
import { WaysToReachUs } from '@/components/ways-to-reach-us'

/** A page that is still being written: its title, one honest sentence, and the way to reach us. */
export function Component() {
  const { heading } = usePageMeta()
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <h1 className="font-display text-3xl">{heading}</h1>
      <p className="mt-4">We are still writing this page. Until it is ready, ask us directly:</p>
      <WaysToReachUs />
    </div>
  )
}
