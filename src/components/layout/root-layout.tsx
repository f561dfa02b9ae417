import { Link, Outlet } from 'react-router-dom'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { NoScript } from '@/components/layout/no-script'
import { Toasts } from '@/components/ui/toasts'
import { brand } from '@/content/brand'
import { paths } from '@/lib/paths'

export function RootLayout() {
  return (
    <>
      <PageHead />
      <header className="border-b border-paper-line px-4 py-4">
        <Link className="font-display text-xl" to={paths.home}>
          {brand.name}
        </Link>
      </header>
      <NoScript />
      <main id="main">
        <Outlet />
      </main>
      <Toasts />
    </>
  )
}

function PageHead() {
  const { title, description } = usePageMeta()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
