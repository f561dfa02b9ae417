import type { ComponentProps } from 'react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { CallToAction } from '@/components/layout/call-to-action'
import { FoldedContents } from '@/components/layout/folded-contents'
import { ArticleCards } from '@/components/pictures/article-cards'
import { Badge } from '@/components/ui/badge'
import { ScrollBox } from '@/components/ui/scroll-box'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { articleOf } from '@/content/blog'
import { type ArticleSummary, publicationDate, readingTime } from '@/content/blog/article'
import type { ArticleSlug } from '@/content/blog/titles'
import { articlePage as words } from '@/content/blog-pages'
import { britishDate } from '@/lib/british-date'
import { ArticlePicture } from '@/pages/blog/article-picture'

type Article = typeof import('*.mdx')

export function ArticlePage({ slug, article }: { slug: ArticleSlug; article: Article }) {
  const summary = articleOf(slug)
  const { title, description, related } = summary
  return (
    <>
      <header className="container-page [--width:61rem] pt-3">
        <Breadcrumb parent={words.blog} current={title} />
        <ArticleFacts {...summary} />
        <h1 className="mt-3 max-w-3xl">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">{description}</p>
      </header>
      <ArticleBody {...article} />
      <Section title={words.related}>
        <ArticleCards articles={related.map(articleOf)} />
      </Section>
      <CallToAction {...words.closing} />
    </>
  )
}

function ArticleFacts({ category, date, updated, readingMinutes }: ArticleSummary) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
      <Badge tone="highlight">{category}</Badge>
      <time dateTime={date}>{publicationDate(date)}</time>
      <span>{readingTime(readingMinutes)}</span>
      {updated && <span>{words.updated(britishDate(updated))}</span>}
    </p>
  )
}

const sourcesHeading = { id: 'sources', title: words.sources }

function ArticleBody({ default: Text, sources, headings }: Article) {
  return (
    <div className="container-page mt-8 grid [--width:61rem] gap-x-12 lg:grid-cols-[minmax(0,42rem)_1fr]">
      <FoldedContents label={words.contents} entries={[...headings, sourcesHeading]} />
      <article className="prose">
        <Text components={{ a: TextLink, table: ScrollingTable, ArticlePicture }} />
        <h2 id={sourcesHeading.id}>{sourcesHeading.title}</h2>
        <p>{words.sourcesNote}</p>
        <ol>
          {sources.map(({ name, url, date }, index) => (
            <li key={url} id={`source-${index + 1}`}>
              <TextLink href={url}>{name}</TextLink>, {date ? britishDate(date) : words.undated}
            </li>
          ))}
        </ol>
      </article>
    </div>
  )
}

function ScrollingTable(props: ComponentProps<'table'>) {
  return (
    <ScrollBox label={words.table}>
      <table {...props} />
    </ScrollBox>
  )
}
