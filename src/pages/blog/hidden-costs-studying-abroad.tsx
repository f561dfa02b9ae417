import { ArticlePage, articleBody } from '@/pages/blog/article-page'

const Body = articleBody(() => import('@/content/blog/hidden-costs-studying-abroad.mdx'))

export function Component() {
  return <ArticlePage slug="hidden-costs-studying-abroad" Body={Body} />
}
