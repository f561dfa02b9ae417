/** Slug and title of each article for the route table, the featured one first. In the boot file, like `pages.ts`. */
export const articleTitles = [
  {
    slug: 'commission-game-study-abroad-choices',
    title: 'The commission game: how agent commissions shape study-abroad choices',
  },
  { slug: 'university-selection-belgium', title: 'How to choose a university in Belgium' },
  { slug: 'hidden-costs-studying-abroad', title: 'The hidden costs of studying abroad' },
  { slug: 'choose-right-consultant', title: 'How to choose the right consultant' },
] as const

export type ArticleSlug = (typeof articleTitles)[number]['slug']
