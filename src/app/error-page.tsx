import { Component, type ReactNode, useEffect } from 'react'
import { RetryButton } from '@/components/retry-button'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { errorPage } from '@/content/error-page'
import { LateScriptError } from '@/loading/import-file'
import { lazyOptional } from '@/loading/lazy'
import { reloadOnce } from '@/loading/reload'

const EmptyNotFound = lazyOptional(
  async () => (await import('@/components/art/empty-not-found')).EmptyNotFound,
)

type ErrorBoundaryProps = { shown: unknown; children: ReactNode }

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
    if (error instanceof LateScriptError) reloadOnce()
  }, [error])
  return (
    <main className="container-page [--width:39rem] py-16">
      <title>{errorPage.title}</title>
      <div className="aspect-[3/2] w-60">
        <EmptyNotFound className="h-auto w-60" />
      </div>
      <h1 className="mt-6 text-4xl">{errorPage.heading}</h1>
      <p className="mt-4 text-lg">{errorPage.text}</p>
      <WaysToReachUs />
      <RetryButton>{errorPage.reload}</RetryButton>
    </main>
  )
}
