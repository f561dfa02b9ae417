import Body, { frontMatter, headings } from '@/content/blog/commission-game-study-abroad-choices.mdx'
import { ArticlePage, articleElements } from '@/pages/blog/article-page'

export function Component() {
  return (
    <ArticlePage frontMatter={frontMatter} headings={headings}>
      <Body components={articleElements} />
    </ArticlePage>
  )
}
