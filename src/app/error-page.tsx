import { Component, type ReactNode, Suspense, useEffect } from 'react'
import { lazyOptional } from '@/components/lazy-hydration'
import { TryAgain } from '@/components/try-again'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { errorPage } from '@/content/error-page'
import { CodeMissing } from '@/lib/lazy'
import { reloadOnce } from '@/lib/reload'

const EmptyNotFound = lazyOptional(
  async () => (await import('@/components/art/empty-not-found')).EmptyNotFound,
)

type ErrorBoundaryProps = { shown: unknown; children: ReactNode }

/** Stands in for a page that cannot be shown, until another one is. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { failure?: { error: unknown } | undefined } = {}

  override componentDidCatch(error: unknown) {
    this.setState({ failure: { error } })
  }

  override componentDidUpdate({ shown }: ErrorBoundaryProps) {
    if (shown !== this.props.shown && this.state.failure) this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage {...failure} /> : this.props.children
  }
}

/** The content of a page whose code did not come. */
export function Failure({ error }: { error: unknown }): never {
  throw error
}

function ErrorPage({ error }: { error: unknown }) {
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
