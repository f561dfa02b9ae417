import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Badge } from '@/components/ui/badge'
import { articles } from '@/content/blog'
import { type ArticleSummary, readingTime } from '@/content/blog/front-matter'
import type { ArticleSlug } from '@/content/blog/titles'
import { articlePage as words } from '@/content/blog-pages'
import { type Article, ArticleBody } from '@/pages/blog/article-body'

export function ArticlePage({ slug, article }: { slug: ArticleSlug; article: Article }) {
  const summary = articles.find((article) => article.slug === slug) ?? articles[0]
  return (
    <>
      <header className="container-page [--width:61rem] pt-3">
        <Breadcrumb trail={[words.blog]} current={summary.title} />
        <ArticleFacts {...summary} />
        <h1 className="mt-3 max-w-3xl text-[min(1.875rem,14vw)] sm:text-5xl">{summary.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">{summary.description}</p>
      </header>
      <ArticleBody {...article} />
    </>
  )
}

function ArticleFacts({ category, date, dateShown, readingMinutes, updatedShown }: ArticleSummary) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
      <Badge tone="highlight">{category}</Badge>
      <time dateTime={date}>{dateShown}</time>
      <span>{readingTime(readingMinutes)}</span>
      {updatedShown && <span>{words.updated(updatedShown)}</span>}
    </p>
  )
}
