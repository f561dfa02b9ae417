import { Suspense } from 'react'
import { lazyHydration } from '@/components/lazy-hydration'
import { pageMeta } from '@/content/page-meta'

const Questions = lazyHydration('questions', async () => (await import('@/pages/faq/questions')).Questions)

export function Component() {
  return (
    <>
      <h1 className="container-page pt-10 text-[2rem] sm:pt-14 sm:text-5xl">{pageMeta.faq.heading}</h1>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <Questions />
      </Suspense>
    </>
  )
}
