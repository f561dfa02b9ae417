import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { isCodeMissing, reloadOnce } from '@/app/stale-code'
import { EmptyNotFound } from '@/components/art/empty-not-found'
import { Button } from '@/components/ui/button'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { errorPage } from '@/content/error-page'

export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    if (isCodeMissing(error)) reloadOnce()
  }, [error])
  return (
    <main className="container-page max-w-2xl py-16">
      <title>{errorPage.title}</title>
      <EmptyNotFound className="h-auto w-60" />
      <h1 className="mt-6 text-4xl">{errorPage.heading}</h1>
      <p className="mt-4 text-lg">{errorPage.text}</p>
      <Button className="mt-6" onClick={() => location.reload()}>
        {errorPage.reload}
      </Button>
      <WaysToReachUs />
    </main>
  )
}
