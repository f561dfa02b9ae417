/** The articles, the featured one first. */
export const articles = [
  {
    slug: 'commission-game-study-abroad-choices',
    title: 'The commission game: how agent commissions shape study-abroad choices',
    description:
      'Many study-abroad agents are paid by universities. How the money moves, what it does to advice, and the questions to ask.',
  },
  {
    slug: 'university-selection-belgium',
    title: 'How to choose a university in Belgium',
    description:
      'Two university systems in one small country: fees, languages, deadlines and a shortlist you can trust.',
  },
  {
    slug: 'hidden-costs-studying-abroad',
    title: 'The hidden costs of studying abroad',
    description:
      'Tests, proof of funds, permits, insurance, deposits: what a year abroad costs before and beside tuition.',
  },
  {
    slug: 'choose-right-consultant',
    title: 'How to choose the right consultant',
    description:
      'Who pays your adviser, which promises are red flags, and how to compare three offers before you sign one.',
  },
] as const
