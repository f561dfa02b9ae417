import type { bookableServices, enquiries } from '@/content/contact'
import type { DurationId } from '@/content/duration-picker'
import { paths } from '@/lib/paths'

export function contactPath(query: ContactQuery) {
  return `${paths.contact}?${new URLSearchParams(query)}`
}

type Enquiries = typeof enquiries

export type BookableService = keyof typeof bookableServices

/** The queries that the contact page understands: an enquiry, or a service with a session or its package. */
type ContactQuery =
  | { [Name in keyof Enquiries]: Record<Name, keyof Enquiries[Name]> }[keyof Enquiries]
  /** The query of a plan. */
  | { plan: string }
  | { service: BookableService; duration?: DurationId; type?: 'package' }
