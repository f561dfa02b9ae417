import { ArticlePage, articleBody } from '@/pages/blog/article-page'

const Body = articleBody(() => import('@/content/blog/choose-right-consultant.mdx'))

export function Component() {
  return <ArticlePage slug="choose-right-consultant" Body={Body} />
}
