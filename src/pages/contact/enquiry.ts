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
import { parsePlanQuery, planPath } from '@/domain/plan-query'
import { absoluteUrl } from '@/lib/site-url'
import { useQueryParameters } from '@/loading/hydration'

export function useEnquiry() {
  const { state }: { state: { pressed?: unknown } | null } = useLocation()
  return enquiryFrom(useQueryParameters(), state?.pressed)
}

/** The enquiry that a link means. Ignores unknown parameters. `pressed` distinguishes links with the same query. */
export function enquiryFrom(parameters: URLSearchParams, pressed?: unknown): Enquiry | undefined {
  const service = parameters.get('service')
  if (isBookable(service)) return enquiryAbout(service, parameters)
  const plan = parameters.get('plan')
  if (plan !== null)
    return planEnquiry(absoluteUrl(planPath(parsePlanQuery(new URLSearchParams(plan), new Date()))))
  for (const [name, meanings] of Object.entries(enquiries)) {
    const value = parameters.get(name)
    const enquiry = known<Enquiry>(meanings, value)
    if (!enquiry || value === null) continue
    const offer = name === 'package' ? bundleOffer(pressed) : known(offersBy, name)?.(value)
    return name === 'package' && offer ? { ...bundleEnquiry(offer.name), offer } : { ...enquiry, offer }
  }
  return pressed === 'early-bird' ? earlyBirdEnquiry : undefined
}

const offersBy = { session: sessionOffer, consultation: consultationOffer }

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
function known<Entry>(table: Record<string, Entry>, name: string | null) {
  return name !== null && Object.hasOwn(table, name) ? table[name] : undefined
}
