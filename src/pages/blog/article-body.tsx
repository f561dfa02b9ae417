import type { ComponentProps } from 'react'
import { CallToAction } from '@/components/layout/call-to-action'
import { FoldedContents } from '@/components/layout/folded-contents'
import { ArticleCards } from '@/components/pictures/article-cards'
import { ScrollBox } from '@/components/ui/scroll-box'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { articles } from '@/content/blog'
import { sourceDate } from '@/content/blog/front-matter'
import { articlePage } from '@/content/blog-pages'
import { ArticlePicture } from '@/pages/blog/article-picture'

const sourcesHeading = { id: 'sources', title: articlePage.sources }

export type Article = typeof import('*.mdx')

export function ArticleBody({ default: Text, frontMatter, headings }: Article) {
  const { related, sources } = frontMatter
  const relatedArticles = related.flatMap((slug) => articles.filter((article) => article.slug === slug))
  return (
    <>
      <div className="container-page mt-8 grid [--width:61rem] grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <FoldedContents label={articlePage.contents} entries={[...headings, sourcesHeading]} />
        <article className="prose">
          <Text components={{ a: TextLink, table: ScrollingTable, ArticlePicture }} />
          <h2 id={sourcesHeading.id}>{sourcesHeading.title}</h2>
          <p>{articlePage.sourcesNote}</p>
          <ol>
            {sources.map(({ name, url, date }, index) => (
              <li key={url} id={`source-${index + 1}`}>
                <TextLink href={url}>{name}</TextLink>, {sourceDate(date)}
              </li>
            ))}
          </ol>
        </article>
      </div>
      <Section title={articlePage.related}>
        <ArticleCards articles={relatedArticles} />
      </Section>
      <CallToAction {...articlePage.callToAction} />
    </>
  )
}

function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label={articlePage.table}>
      <table {...props} />
    </ScrollBox>
  )
}
