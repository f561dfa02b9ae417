import type { ArticleSlug } from '@/content/blog/titles'
import type { CountrySlug } from '@/content/destinations'
import type { Figure, Sourced } from '@/content/sources'

/** Names of lucide icons; `Icon` shows one. */
export type IconKey =
  | 'badge-check'
  | 'banknote'
  | 'book-open'
  | 'book-open-check'
  | 'briefcase'
  | 'building-2'
  | 'calendar'
  | 'circle-check'
  | 'clock'
  | 'compass'
  | 'file-check'
  | 'file-text'
  | 'globe'
  | 'graduation-cap'
  | 'handshake'
  | 'heart-pulse'
  | 'house'
  | 'id-card'
  | 'landmark'
  | 'languages'
  | 'list-checks'
  | 'map-pin'
  | 'message-circle'
  | 'messages-square'
  | 'plane'
  | 'plane-landing'
  | 'scale'
  | 'search'
  | 'shield-check'
  | 'split'
  | 'star'
  | 'tag'
  | 'target'
  | 'train-front'
  | 'triangle-alert'
  | 'user-round'
  | 'users'
  | 'wallet'

export type Card = Sourced & { icon: IconKey; title: string }
/** A step of a numbered list. */
export type Step = Sourced & { title: string }
export type Section = { heading: string; points: readonly Sourced[] }
export type Link = { label: string; to: string }
/** The texts of `CallToAction`. An action without `to` opens the free call's dialog. */
export type Closing = {
  heading: string
  text: string
  actions: readonly { label: string; to?: string }[]
}
export type OfficialLink = { name: string; url: string }

export type University = { name: string; city: string; knownFor: string }

export type Destination = {
  slug: CountrySlug
  hero: { lead: string; action: Link }
  /** The short answers of the sections that are closed on a phone. The section has each figure with its source. */
  answers: Record<'visa' | 'costs' | 'work' | 'insurance' | 'after' | 'intakes', string>
  whyChoose: { heading: string; paragraphs: readonly Sourced[] }
  atAGlance: { heading: string; rows: readonly Figure[] }
  benefits: { heading: string; cards: readonly Card[] }
  drawbacks: { heading: string; cards: readonly Card[] }
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
  highlights: { heading: string; cards: readonly Card[] }
  officialLinks: { heading: string; links: readonly OfficialLink[] }
  /** The article that helps most with this country. */
  article: ArticleSlug
  closing: { heading: string; text: string; action: Link }
}
