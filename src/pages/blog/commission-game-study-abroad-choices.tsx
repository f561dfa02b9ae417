import { ArticlePage, articleBody } from '@/pages/blog/article-page'

const Body = articleBody(() => import('@/content/blog/commission-game-study-abroad-choices.mdx'))

export function Component() {
  return <ArticlePage slug="commission-game-study-abroad-choices" Body={Body} />
}
