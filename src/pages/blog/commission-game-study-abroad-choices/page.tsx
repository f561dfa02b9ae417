import * as article from '@/content/blog/commission-game-study-abroad-choices.mdx'
import { ArticlePage } from '@/pages/blog/article-page'

export const Component = () => <ArticlePage slug="commission-game-study-abroad-choices" article={article} />
