import Body, { frontMatter, headings } from '@/content/blog/choose-right-consultant.mdx'
import { ArticlePage, articleElements } from '@/pages/blog/article-page'

export function Component() {
  return (
    <ArticlePage frontMatter={frontMatter} headings={headings}>
      <Body components={articleElements} />
    </ArticlePage>
  )
}
