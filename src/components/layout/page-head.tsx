import { usePageMeta } from '@/components/hooks/use-page-meta'
import { brand } from '@/content/brand'
import { absoluteUrl } from '@/lib/site-url'

/** What browsers, search engines and social previews read about the page. React puts it into the head. */
export function PageHead() {
  const { title, description, canonical, unlisted, picture = 'card' } = usePageMeta()
  const address = absoluteUrl(canonical ?? '')
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={picture === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteUrl(`/social/${picture}.png`)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
