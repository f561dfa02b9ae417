import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Badge } from '@/components/ui/badge'
import { type FrontMatter, readingTime } from '@/content/blog/front-matter'
import { articlePage as words } from '@/content/blog-pages'
import { type Article, ArticleBody } from '@/pages/blog/article-body'

export function ArticlePage({ article }: { article: Article }) {
  const { title, description } = article.frontMatter
  return (
    <>
      <header className="container-page [--width:61rem] pt-3">
        <Breadcrumb trail={[words.blog]} current={title} />
        <ArticleFacts {...article.frontMatter} />
        <h1 className="mt-3 max-w-3xl text-[min(1.875rem,14vw)] sm:text-5xl">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-pretty">{description}</p>
      </header>
      <ArticleBody {...article} />
    </>
  )
}

function ArticleFacts({ category, date, dateShown, readingMinutes, updatedShown }: FrontMatter) {
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted text-sm">
      <Badge tone="highlight">{category}</Badge>
      <time dateTime={date}>{dateShown}</time>
      <span>{readingTime(readingMinutes)}</span>
      {updatedShown && <span>{words.updated(updatedShown)}</span>}
    </p>
  )
}
