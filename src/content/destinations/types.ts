import type { ArticleSlug } from '@/content/blog/titles'
import type { CountrySlug } from '@/content/destinations'
import type { Figure, Sourced } from '@/content/sources'
import type { Link, Section, Step, TopicCard } from '@/content/types'

export type OfficialLink = { name: string; url: string }

export type University = { name: string; city: string; knownFor: string }

export type Destination = {
  slug: CountrySlug
  hero: { lead: string; action: Link }
  /** The short answers of the sections that are closed on a phone. The section has each figure with its source. */
  answers: Record<'visa' | 'costs' | 'work' | 'insurance' | 'after' | 'intakes', string>
  whyChoose: { heading: string; paragraphs: readonly Sourced[] }
  atAGlance: { heading: string; rows: readonly Figure[] }
  benefits: { heading: string; cards: readonly TopicCard[] }
  drawbacks: { heading: string; cards: readonly TopicCard[] }
  universities: { heading: string; intro: string; list: readonly University[] }
  visa: {
    heading: string
    intro: string
    steps: readonly Step[]
    documents: Section
    timing: Section
  }
  costs: {
    heading: string
    groups: readonly {
      id: 'tuition' | 'living' | 'funds' | 'fees'
      heading: string
      rows: readonly Figure[]
    }[]
    notes: readonly Sourced[]
  }
  insurance: Section
  work: Section
  afterStudies: Section
  intakes: Section
  highlights: { heading: string; cards: readonly TopicCard[] }
  officialLinks: { heading: string; links: readonly OfficialLink[] }
  /** The article that helps most with this country. */
  article: ArticleSlug
  closing: { heading: string; text: string; action: Link }
}
