import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import drawing from '@/assets/art/not-found.svg?inline'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { ButtonLink } from '@/components/ui/button'
import { notFound } from '@/content/not-found'
import { paths } from '@/lib/paths'

export function Component() {
  const { pathname } = useLocation()
  // Tell the developer who followed a dead link.
  useEffect(() => console.error(`404: there is no page at ${pathname}`), [pathname])
  return (
    <div className="container-page grid items-center gap-8 py-12 sm:grid-cols-[1fr_1.4fr] sm:py-20">
      <img src={drawing} alt="" width="240" height="160" className="h-auto w-full max-w-64 sm:max-w-none" />
      <div>
        <h1 className="text-4xl sm:text-5xl">{usePageMeta().heading}</h1>
        <p className="mt-4 max-w-prose text-lg">{notFound.text}</p>
        <ButtonLink className="mt-6" to={paths.home}>
          {notFound.home}
        </ButtonLink>
        <WaysToReachUs />
      </div>
    </div>
  )
}
