import { useLocation } from 'react-router-dom'
import {
  bookableServices,
  bundleEnquiry,
  type Enquiry,
  earlyBirdEnquiry,
  enquiries,
  planEnquiry,
  serviceEnquiry,
} from '@/content/contact'
import type { BookableService } from '@/content/contact-links'
import { durations } from '@/content/duration-picker'
import { bundleOffer, consultationOffer, durationOffer, packageOffers, sessionOffer } from '@/content/offers'
import { parsePlanQuery, planPath } from '@/domain/plan/plan-query'
import { dayNumberOf } from '@/lib/day'
import { absoluteUrl } from '@/lib/site-url'
import { useQueryParameters } from '@/loading/hydration'

export function useEnquiry() {
  const { state }: { state: { pressedOffer?: unknown } | null } = useLocation()
  return enquiryFrom(useQueryParameters(), state?.pressedOffer)
}

/**
 * The enquiry that a link means. Ignores unknown parameters. `pressedOffer` is the id in the link's history state, such as `growth`
 * or `early-bird`: all bundles have the same query, and the early-bird link has none.
 */
export function enquiryFrom(parameters: URLSearchParams, pressedOffer?: unknown): Enquiry | undefined {
  const service = parameters.get('service')
  if (isBookable(service)) return enquiryAbout(service, parameters)
  const plan = parameters.get('plan')
  if (plan !== null) return planEnquiry(linkToPlan(plan))
  const bundle = parameters.get('package') === 'bundle' ? bundleOffer(pressedOffer) : undefined
  if (bundle) return { ...bundleEnquiry(bundle.name), offer: bundle }
  return listedEnquiry(parameters) ?? (pressedOffer === 'early-bird' ? earlyBirdEnquiry : undefined)
}

const linkToPlan = (query: string) =>
  absoluteUrl(planPath(parsePlanQuery(new URLSearchParams(query), dayNumberOf(new Date()))))

/** The enquiry of the first parameter, in the order of `enquiries`, whose value that table lists. */
function listedEnquiry(parameters: URLSearchParams): Enquiry | undefined {
  for (const [parameter, enquiriesByValue] of Object.entries(enquiries)) {
    const value = parameters.get(parameter) ?? ''
    const enquiry = ownEntry<Enquiry>(enquiriesByValue, value)
    if (enquiry) return { ...enquiry, offer: offerOf(parameter, value) }
  }
}

function offerOf(parameter: string, value: string) {
  if (parameter === 'session') return sessionOffer(value)
  return parameter === 'consultation' ? consultationOffer(value) : undefined
}

function enquiryAbout(service: BookableService, parameters: URLSearchParams): Enquiry {
  const name = bookableServices[service]
  const session = durations.find(({ id }) => id === parameters.get('duration'))
  if (session)
    return { ...serviceEnquiry.duration(name, session.minutes), offer: durationOffer(name, session) }
  return parameters.get('type') === 'package'
    ? { ...serviceEnquiry.package(name), offer: packageOffers[service] }
    : serviceEnquiry.plain(name)
}

const isBookable = (name: string | null): name is BookableService =>
  name !== null && Object.hasOwn(bookableServices, name)

/** An own property of the table: a name from a URL could be `constructor`. */
function ownEntry<Entry>(table: Record<string, Entry>, name: string) {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
