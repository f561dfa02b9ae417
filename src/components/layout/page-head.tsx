import { usePageMeta } from '@/components/hooks/use-page-meta'
import { absoluteUrl } from '@/lib/site-url'

export function PageHead() {
  const { title, canonical, indexed } = usePageMeta()
  return (
    <>
      <title>{title}</title>
      <link rel="canonical" href={absoluteUrl(canonical)} />
      {!indexed && <meta name="robots" content="noindex" />}
    </>
  )
}
