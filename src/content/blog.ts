import type { ArticleSummary } from '@/content/blog/front-matter'

/**
 * What the blog's index, the route table and search engines need of each article, the featured one first. It repeats
 * the articles' front matter, so that nobody loads whole articles for it; a test holds the two together.
 */
export const articles = [
  {
    slug: 'commission-game-study-abroad-choices',
    title: 'The commission game: how agent commissions shape study-abroad choices',
    description:
      'Many study-abroad agents are paid by universities. How the money moves, what it does to advice, and the questions to ask.',
    category: 'Industry Insights',
    date: '2025-04-02',
    dateShown: 'April 2, 2025',
    updated: '2026-11-20',
    updatedShown: '20 November 2026',
    readingMinutes: 8,
  },
  {
    slug: 'university-selection-belgium',
    title: 'How to choose a university in Belgium',
    description:
      'Two university systems in one small country: fees, languages, deadlines and a shortlist you can trust.',
    category: 'Admissions',
    date: '2026-11-12',
    dateShown: 'November 12, 2026',
    readingMinutes: 6,
  },
  {
    slug: 'hidden-costs-studying-abroad',
    title: 'The hidden costs of studying abroad',
    description:
      'Tests, proof of funds, permits, insurance, deposits: what a year abroad costs before and beside tuition.',
    category: 'Financial Aid',
    date: '2026-11-16',
    dateShown: 'November 16, 2026',
    readingMinutes: 6,
  },
  {
    slug: 'choose-right-consultant',
    title: 'How to choose the right consultant',
    description:
      'Who pays your adviser, which promises are red flags, and how to compare three offers before you sign one.',
    category: 'Study Tips',
    date: '2026-11-19',
    dateShown: 'November 19, 2026',
    readingMinutes: 6,
  },
] as const satisfies readonly ArticleSummary[]
