import * as article from '@/content/blog/hidden-costs-studying-abroad.mdx'
import { ArticlePage } from '@/pages/blog/article-page'

export const Component = () => <ArticlePage slug="hidden-costs-studying-abroad" article={article} />
