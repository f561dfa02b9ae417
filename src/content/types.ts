import type { Sourced } from '@/content/sources'

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

export type TopicCard = Sourced & { icon: IconKey; title: string }
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
