/** The titles of each article for the route table, the featured one first. In the boot file, like `pages.ts`. */
export const articleTitles = {
  'commission-game-study-abroad-choices': {
    title: 'The commission game: how agent commissions shape study-abroad choices',
    searchTitle: 'How study-abroad agents earn commission',
  },
  'university-selection-belgium': {
    title: 'How to choose a university in Belgium',
    searchTitle: 'Choose a university in Belgium',
  },
  'hidden-costs-studying-abroad': {
    title: 'The hidden costs of studying abroad',
    searchTitle: 'Hidden costs of studying abroad',
  },
  'choose-right-consultant': {
    title: 'How to choose the right consultant',
    searchTitle: 'Choose a study-abroad consultant',
  },
}

export type ArticleSlug = keyof typeof articleTitles

export const articleSlugs = Object.keys(articleTitles) as ArticleSlug[]
