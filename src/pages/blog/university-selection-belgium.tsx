import { ArticlePage, articleBody } from '@/pages/blog/article-page'

const Body = articleBody(() => import('@/content/blog/university-selection-belgium.mdx'))

export function Component() {
  return <ArticlePage slug="university-selection-belgium" Body={Body} />
}
