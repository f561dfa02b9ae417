import * as article from '@/content/blog/university-selection-belgium.mdx'
import { ArticlePage } from '@/pages/blog/article-page'

export const Component = () => <ArticlePage slug="university-selection-belgium" article={article} />
