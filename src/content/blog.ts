import type { ArticleSummary } from '@/content/blog/article'
import { type ArticleSlug, articleSlugs, articleTitles } from '@/content/blog/titles'

const summaries: Record<ArticleSlug, Omit<ArticleSummary, 'slug' | 'title'>> = {
  'commission-game-study-abroad-choices': {
    description:
      'Many study-abroad agents are paid by universities. How the money moves, what it does to advice, and the questions to ask.',
    category: 'Industry Insights',
    date: '2025-04-02',
    updated: '2026-11-20',
    readingMinutes: 8,
    related: ['university-selection-belgium', 'hidden-costs-studying-abroad', 'choose-right-consultant'],
  },
  'university-selection-belgium': {
    description:
      'Two university systems in one small country: fees, languages, deadlines and a shortlist you can trust.',
    category: 'Admissions',
    date: '2026-11-12',
    readingMinutes: 7,
    related: [
      'hidden-costs-studying-abroad',
      'choose-right-consultant',
      'commission-game-study-abroad-choices',
    ],
  },
  'hidden-costs-studying-abroad': {
    description:
      'Tests, proof of funds, permits, insurance, deposits: what a year abroad costs before and beside tuition.',
    category: 'Financial Aid',
    date: '2026-11-16',
    readingMinutes: 7,
    related: [
      'university-selection-belgium',
      'choose-right-consultant',
      'commission-game-study-abroad-choices',
    ],
  },
  'choose-right-consultant': {
    description:
      'Who pays your adviser, which promises are red flags, and how to compare three offers before you sign one.',
    category: 'Study Tips',
    date: '2026-11-19',
    readingMinutes: 7,
    related: [
      'commission-game-study-abroad-choices',
      'hidden-costs-studying-abroad',
      'university-selection-belgium',
    ],
  },
}

export const articleOf = (slug: ArticleSlug): ArticleSummary => ({
  slug,
  title: articleTitles[slug].title,
  ...summaries[slug],
})

/** The summary of each article for the blog's index and for search engines, the featured one first. */
export const articles = articleSlugs.map(articleOf)
