import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { type ArticleSummary, publicationDate, readingTime } from '@/content/blog/article'
import { paths } from '@/lib/paths'

export function ArticleCards({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {articles.map(({ slug, title, description, category, date, readingMinutes }) => (
        <Card key={slug} as="li" className="relative flex flex-col items-start hover:border-ink">
          <Badge>{category}</Badge>
          <h3 className="mt-3 text-xl">
            <Link
              to={paths.blogArticle(slug)}
              className="flex min-h-11 items-center after:absolute after:inset-0 after:rounded-2xl"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-2">{description}</p>
          <p className="mt-auto flex flex-wrap gap-x-4 pt-4 text-ink-muted text-sm">
            <time dateTime={date}>{publicationDate(date)}</time>
            <span>{readingTime(readingMinutes)}</span>
          </p>
        </Card>
      ))}
    </ul>
  )
}
