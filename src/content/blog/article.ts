import type { ArticleSlug } from '@/content/blog/titles'
import type { blogIndex } from '@/content/blog-pages'
import { monthName } from '@/lib/month'

export const readingTime = (minutes: number) => `${minutes} minute read`

/** Formats the date of publication as the specification does: "April 2, 2025". Other dates are a `britishDate`. */
export function publicationDate(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return `${monthName(Number(month))} ${day}, ${year}`
}

/** The category of the featured article, or a button of the blog's index. */
export type ArticleCategory =
  | 'Industry Insights'
  | Exclude<(typeof blogIndex.categories)[number], 'All Posts'>

/** A source of an article. `[n]` in the text links to `#source-n`, counted from 1. */
export type ArticleSource = {
  name: string
  url: string
  /** The date of the source: a day, a month or a year, such as `2022-12`; null for an undated page. */
  date: string | null
  /** Whether only the part that was added after publication uses the source. */
  update?: boolean
}

/** The facts of an article that the blog's index and search engines need, without the article's text. */
export type ArticleSummary = {
  slug: ArticleSlug
  title: string
  description: string
  category: ArticleCategory
  /** The date of publication: `2025-04-02`. */
  date: string
  /** The date of the note at the end of the article, if any. */
  updated?: string
  readingMinutes: number
  related: readonly ArticleSlug[]
}
