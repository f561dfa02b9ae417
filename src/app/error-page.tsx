import { Suspense, useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { lazyOptional } from '@/components/lazy-hydration'
import { TryAgain } from '@/components/try-again'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { errorPage } from '@/content/error-page'
import { CodeMissing } from '@/lib/lazy'
import { reloadOnce } from '@/lib/reload'

const EmptyNotFound = lazyOptional(
  async () => (await import('@/components/art/empty-not-found')).EmptyNotFound,
)

export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    if (error instanceof CodeMissing) reloadOnce()
  }, [error])
  return (
    <main className="container-page max-w-2xl py-16">
      <title>{errorPage.title}</title>
      <div className="aspect-[3/2] w-60">
        <Suspense>
          <EmptyNotFound className="h-auto w-60" />
        </Suspense>
      </div>
      <h1 className="mt-6 text-4xl">{errorPage.heading}</h1>
      <p className="mt-4 text-lg">{errorPage.text}</p>
      <WaysToReachUs />
      <TryAgain>{errorPage.reload}</TryAgain>
    </main>
  )
}
