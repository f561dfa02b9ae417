import type { ComponentProps } from 'react'
import { ArticleCards } from '@/components/article-cards'
import { CallToAction } from '@/components/call-to-action'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { articles } from '@/content/blog'
import { sourceDate } from '@/content/blog/front-matter'
import { articlePage } from '@/content/blog-pages'

/** What an article's file exports. */
export type Article = typeof import('*.mdx')

export function ArticleBody({ default: Text, frontMatter, headings }: Article) {
  const { related, sources } = frontMatter
  return (
    <>
      <div className="container-page mt-8 grid max-w-5xl gap-x-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
        <Contents headings={headings} />
        <article className="prose lg:row-start-1">
          <Text components={{ a: TextLink, table: ScrollingTable }} />
          <h2 id="sources">{articlePage.sources}</h2>
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
        <ArticleCards articles={related.flatMap((slug) => articles.filter((each) => each.slug === slug))} />
      </Section>
      <CallToAction {...articlePage.callToAction} />
    </>
  )
}

/** Folded on a phone, where it would push the article away; beside it on a wide screen. */
function Contents({ headings }: Pick<Article, 'headings'>) {
  return (
    <nav aria-label={articlePage.contents} className="mb-8 lg:mb-0">
      <details open className="rounded-2xl border border-paper-line bg-paper-white px-5 lg:sticky lg:top-36">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
          {articlePage.contents}
        </summary>
        <ol className="pb-3 text-sm">
          {[...headings, { id: 'sources', title: articlePage.sources }].map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`} className="flex min-h-11 items-center py-1 hover:underline">
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

/** A table that is wider than the phone scrolls by itself, also by keyboard. */
function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not a table.
    <div role="group" aria-label={articlePage.table} tabIndex={0} className="overflow-x-auto">
      <table {...props} />
    </div>
  )
}
