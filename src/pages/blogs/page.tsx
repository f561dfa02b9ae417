import { EmptyComingSoon } from '@/components/art/empty-coming-soon'
import { ArticleCards } from '@/components/article-cards'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { articles } from '@/content/blog'
import { blogIndex } from '@/content/blog-pages'
import { pageMeta } from '@/content/page-meta'
import { CategoryButtons } from '@/pages/blogs/category-buttons'
import { FeaturedArticle } from '@/pages/blogs/featured-article'

export function Component() {
  const { lead, more, soon, newsletter } = blogIndex
  return (
    <>
      <header className="container-page pt-10 pb-8 sm:pt-14">
        <h1 className="text-[2rem] sm:text-5xl">{pageMeta.blogs.heading}</h1>
        <p className="mt-4 mb-6 max-w-2xl text-lg text-pretty">{lead}</p>
        <CategoryButtons />
      </header>
      <FeaturedArticle />
      <Section tone="deep" title={more}>
        <ArticleCards articles={articles.slice(1)} />
      </Section>
      <section aria-labelledby="soon" className="container-page grid gap-10 pt-14 sm:pt-20 md:grid-cols-2">
        <div className="flex items-center gap-5">
          <EmptyComingSoon className="aspect-[240/160] h-auto w-32 shrink-0 sm:w-44" />
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
