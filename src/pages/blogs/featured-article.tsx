import { HeroBridge } from '@/components/art/hero-bridge'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { articles } from '@/content/blog'
import { readingTime } from '@/content/blog/front-matter'
import { blogIndex } from '@/content/blog-pages'
import { paths } from '@/lib/paths'

export function FeaturedArticle() {
  const { slug, title, description, category, date, dateShown, readingMinutes } = articles[0]
  return (
    <section aria-labelledby="featured" className="container-page pb-14 sm:pb-20">
      <div className="on-ink grid overflow-hidden rounded-t-[3rem] rounded-b-3xl bg-ink text-paper lg:grid-cols-2">
        <HeroBridge
          preserveAspectRatio="xMidYMax slice"
          className="aspect-[16/7] h-auto w-full lg:order-last lg:aspect-auto lg:h-full"
        />
        <div className="p-6 pt-7 sm:p-10">
          <p className="font-semibold text-marigold-light text-sm">{blogIndex.featured}</p>
          <h2 id="featured" className="mt-3 text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="mt-3 text-lg text-pretty">{description}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <Badge tone="highlight">{category}</Badge>
            <time dateTime={date}>{dateShown}</time>
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
