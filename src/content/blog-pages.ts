import type { Link } from '@/content/types'
import { paths } from '@/lib/paths'

export const blogIndex = {
  lead: 'Articles for a decision that costs a lot. Each one names its sources and its day.',
  categoriesLabel: 'Categories',
  /** The category buttons. The specification wants a pressed one to be marked, and to filter nothing. */
  categories: [
    'All Posts',
    'Study Tips',
    'Student Life',
    'Career Advice',
    'Financial Aid',
    'Admissions',
    'Academic',
  ],
  /** The line below the buttons after a press. */
  filed: (category: string, articles: number) => {
    if (category === 'All Posts') return 'You see all articles.'
    const filed = articles === 1 ? '1 article is' : `${articles || 'No'} articles are`
    return `${filed} filed under ${category}. You see all articles.`
  },
  featured: 'Featured article',
  read: 'Read the article',
  more: 'Also on the blog',
  soon: {
    heading: 'More articles coming soon',
    text: 'We look up every figure, and that takes time. Tell us what you would like to read about.',
  },
  newsletter: {
    heading: 'New articles by email',
    text: 'Write to us, and we add you to the list.',
    link: { label: 'Ask for the newsletter', to: paths.contact },
  },
} as const

export const articlePage = {
  blog: { label: 'Blog', to: paths.blogs },
  contents: 'On this page',
  updated: (date: string) => `Updated on ${date}`,
  table: 'Table',
  sources: 'Sources',
  undated: 'undated',
  sourcesNote: 'The numbers in the text lead here. Pages can change after we have cited them.',
  related: 'Related articles',
  closing: {
    heading: 'Questions about your own case?',
    text: 'Ask the people who live there. The first call takes 15 minutes and is free.',
    actions: [
      { label: 'Meet our consultants', to: paths.consultants },
      { label: 'Contact us', to: paths.contact },
    ] satisfies readonly Link[],
  },
}
