import { usePageMeta } from '@/components/hooks/use-page-meta'
import { lazyHydration } from '@/components/lazy-hydration'

const Questions = lazyHydration('questions', async () => (await import('@/pages/faq/questions')).Questions)

export function Component() {
  return (
    <>
      <h1 className="container-page pt-10 text-[2rem] sm:pt-14 sm:text-5xl">{usePageMeta().heading}</h1>
      <Questions />
    </>
  )
}
