import { usePageMeta } from '@/components/hooks/use-page-meta'
import { absoluteUrl } from '@/lib/site-url'

/** The title and the address under which others are to know the page. React puts them into the head. */
export function PageHead() {
  const { title, canonical, unlisted } = usePageMeta()
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={absoluteUrl(canonical)} />}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  )
}
