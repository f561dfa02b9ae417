import * as article from '@/content/blog/choose-right-consultant.mdx'
import { ArticlePage } from '@/pages/blog/article-page'

export const Component = () => <ArticlePage slug="choose-right-consultant" article={article} />
