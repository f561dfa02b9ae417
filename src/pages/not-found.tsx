import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { pageMeta } from '@/content/page-meta'
import { paths } from '@/lib/paths'

export function Component() {
  const { pathname } = useLocation()
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname])
  return (
    <div className="mx-auto max-w-3xl px-4 py-16">
      <h1 className="font-display text-3xl">{pageMeta.notFound.heading}</h1>
      <p className="mt-4">There is no page at this address. It may have moved, or the link has a typo.</p>
      <p className="mt-6">
        <Link className="link" to={paths.home}>
          Back to home
        </Link>
      </p>
      <WaysToReachUs />
    </div>
  )
}
