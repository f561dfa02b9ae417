import { useRouteError } from 'react-router-dom'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { errorPage } from '@/content/error-page'

/** Shown when a page fails while it is drawn or its code cannot be loaded. */
export function ErrorPage() {
  const error = useRouteError()
  console.error(error)
  return (
    <main className="mx-auto max-w-2xl px-4 py-16">
      <title>{errorPage.title}</title>
      <h1 className="font-display text-3xl">{errorPage.heading}</h1>
      <p className="mt-4">{errorPage.text}</p>
      <button type="button" className="mt-6 underline" onClick={() => location.reload()}>
        {errorPage.reload}
      </button>
      <WaysToReachUs />
    </main>
  )
}
