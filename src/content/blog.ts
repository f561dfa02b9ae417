import type { ArticleSummary } from '@/content/blog/front-matter'
import { type ArticleSlug, articleTitles } from '@/content/blog/titles'

/**
 * What `titles.ts` does not say about each article. It repeats the articles' front matter, because importing that would load the
 * articles; a test compares the two.
 */
const summaries: Record<ArticleSlug, Omit<ArticleSummary, 'slug' | 'title'>> = {
  'commission-game-study-abroad-choices': {
    description:
      'Many study-abroad agents are paid by universities. How the money moves, what it does to advice, and the questions to ask.',
    category: 'Industry Insights',
    date: '2025-04-02',
    dateShown: 'April 2, 2025',
    updated: '2026-11-20',
    updatedShown: '20 November 2026',
    readingMinutes: 8,
  },
  'university-selection-belgium': {
    description:
      'Two university systems in one small country: fees, languages, deadlines and a shortlist you can trust.',
    category: 'Admissions',
    date: '2026-11-12',
    dateShown: 'November 12, 2026',
    readingMinutes: 7,
  },
  'hidden-costs-studying-abroad': {
    description:
      'Tests, proof of funds, permits, insurance, deposits: what a year abroad costs before and beside tuition.',
    category: 'Financial Aid',
    date: '2026-11-16',
    dateShown: 'November 16, 2026',
    readingMinutes: 7,
  },
  'choose-right-consultant': {
    description:
      'Who pays your adviser, which promises are red flags, and how to compare three offers before you sign one.',
    category: 'Study Tips',
    date: '2026-11-19',
    dateShown: 'November 19, 2026',
    readingMinutes: 7,
  },
}

/** The summary of each article for the blog's index and for search engines, the featured one first. */
export const articles: readonly ArticleSummary[] = articleTitles.map((article) => ({
  ...article,
  ...summaries[article.slug],
}))
