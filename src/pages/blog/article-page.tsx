import type { ComponentProps, ReactNode } from 'react'
import { ArticleCards } from '@/components/article-cards'
import { Breadcrumb } from '@/components/breadcrumb'
import { CallToAction } from '@/components/call-to-action'
import { Badge } from '@/components/ui/badge'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { articles } from '@/content/blog'
import { type FrontMatter, readingTime, sourceDate } from '@/content/blog/front-matter'
import { articlePage } from '@/content/blog-pages'

type ArticlePageProps = {
  frontMatter: FrontMatter
  headings: readonly { id: string; title: string }[]
  children: ReactNode
}

/** What the articles' Markdown becomes where it is more than plain HTML. */
export const articleElements = { a: TextLink, table: ScrollingTable }

/** The one layout of the articles; the article's body goes inside. */
export function ArticlePage({ frontMatter, headings, children }: ArticlePageProps) {
  const { title, related, sources } = frontMatter
  return (
    <>
      <article>
        <header className="container-page max-w-5xl pt-3">
          <Breadcrumb trail={[articlePage.blog]} current={title} />
          <ArticleFacts {...frontMatter} />
          <h1 className="mt-3 max-w-3xl text-[2rem] sm:text-5xl">{title}</h1>
          <p className="mt-4 max-w-2xl text-lg text-pretty">{frontMatter.description}</p>
        </header>
        <div className="container-page mt-8 grid max-w-5xl gap-x-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
          <Contents headings={headings} />
          <div className="prose lg:row-start-1">
            {children}
            <h2 id="sources">{articlePage.sources}</h2>
            <p>{articlePage.sourcesNote}</p>
            <ol>
              {sources.map(({ name, url, date }, index) => (
                <li key={url} id={`source-${index + 1}`}>
                  <TextLink href={url}>{name}</TextLink>, {sourceDate(date)}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </article>
      <Section title={articlePage.related}>
        <ArticleCards articles={related.flatMap((slug) => articles.filter((each) => each.slug === slug))} />
      </Section>
      <CallToAction {...articlePage.callToAction} />
    </>
  )
}

function ArticleFacts({ category, date, dateShown, readingMinutes, updatedShown }: FrontMatter) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
      <Badge tone="highlight">{category}</Badge>
      <time dateTime={date}>{dateShown}</time>
      <span>{readingTime(readingMinutes)}</span>
      {updatedShown && <span>{articlePage.updated(updatedShown)}</span>}
    </p>
  )
}

/** Folded on a phone, where it would push the article away; beside it on a wide screen. */
function Contents({ headings }: Pick<ArticlePageProps, 'headings'>) {
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
