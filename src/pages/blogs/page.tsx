import { useState } from 'react'
import featuredDrawing from '@/assets/art/blog.svg'
import soonDrawing from '@/assets/art/coming-soon.svg'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { ArticleCards } from '@/components/pictures/article-cards'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { articles } from '@/content/blog'
import { type ArticleSummary, publicationDate, readingTime } from '@/content/blog/article'
import { blogIndex } from '@/content/blog-pages'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'

const [featured, ...others] = articles

export function Component() {
  const { lead, more, soon, newsletter } = blogIndex
  return (
    <>
      <header className="container-page pt-10 pb-4 sm:pt-14">
        <h1>{usePageMeta().heading}</h1>
        <p className="mt-4 mb-6 max-w-2xl text-lg text-pretty">{lead}</p>
        <CategoryButtons />
      </header>
      {featured && <FeaturedArticle article={featured} />}
      <Section tone="deep" title={more}>
        <ArticleCards articles={others} />
      </Section>
      <section aria-labelledby="soon" className="container-page grid gap-10 pt-12 sm:pt-14 md:grid-cols-2">
        <div className="flex items-center gap-5">
          <img
            src={soonDrawing}
            alt=""
            width="240"
            height="160"
            loading="lazy"
            className="h-auto w-32 shrink-0 sm:w-44"
          />
          <div>
            <h2 id="soon" className="text-2xl">
              {soon.heading}
            </h2>
            <p className="mt-2">{soon.text}</p>
          </div>
        </div>
        <div className="rounded-3xl bg-sea-pale p-6">
          <h3 className="text-2xl">{newsletter.heading}</h3>
          <p className="mt-2">{newsletter.text}</p>
          <ButtonLink tone="ink" to={newsletter.link.to} className="mt-5">
            {newsletter.link.label}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}

const [allArticles] = blogIndex.categories

const countOf = (name: string) =>
  articles.filter(({ category }) => name === allArticles || name === category).length

function CategoryButtons() {
  const { categories, categoriesLabel, filed } = blogIndex
  const [pressed, setPressed] = useState<string>(allArticles)
  return (
    <>
      <ul aria-label={categoriesLabel} className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category}>
            <button
              type="button"
              aria-pressed={category === pressed}
              onClick={() => setPressed(category)}
              className={cn(
                'min-h-11 rounded-full border-2 px-4 text-sm font-semibold print:hidden',
                category === pressed
                  ? 'border-ink bg-ink text-paper-white'
                  : 'border-paper-line bg-paper-white hover:border-ink',
              )}
            >
              {category}
              {/* The line below names the category as text. */}
              <span aria-hidden="true" className="ml-2 font-normal">
                {countOf(category)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 min-h-12 text-ink-muted sm:min-h-6">
        {filed(pressed, countOf(pressed))}
      </p>
    </>
  )
}

function FeaturedArticle({ article }: { article: ArticleSummary }) {
  const { slug, title, description, category, date, readingMinutes } = article
  return (
    <section aria-labelledby="featured" className="container-page pb-14 sm:pb-20">
      <div className="on-ink grid overflow-hidden rounded-t-[3rem] rounded-b-3xl bg-ink text-paper lg:grid-cols-2">
        <img
          src={featuredDrawing}
          alt=""
          width="1440"
          height="360"
          loading="lazy"
          className="aspect-[4/3] w-full object-cover sm:max-lg:h-72 lg:col-start-2 lg:row-start-1 lg:h-full"
        />
        <div className="p-6 pt-7 sm:p-10">
          <p className="font-semibold text-marigold-light text-sm">{blogIndex.featured}</p>
          <h2 id="featured" className="mt-3 text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="mt-3 text-lg text-pretty">{description}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <Badge tone="highlight">{category}</Badge>
            <time dateTime={date}>{publicationDate(date)}</time>
            <span>{readingTime(readingMinutes)}</span>
          </p>
          <ButtonLink
            to={paths.blogArticle(slug)}
            aria-label={`${blogIndex.read}: ${title}`}
            className="mt-6"
          >
            {blogIndex.read}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
