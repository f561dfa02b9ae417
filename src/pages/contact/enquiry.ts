import { useQueryParameters } from '@/components/hooks/use-query'
import { bookableServices, enquiries, planEnquiry, serviceEnquiry, sessionLengths } from '@/content/contact'
import { planAsked, planPath } from '@/domain/plan-query'
import { absoluteUrl } from '@/lib/site-url'

export function useEnquiry() {
  return enquiryFrom(useQueryParameters())
}

/** Ignores parameters and values that no link of ours carries. */
export function enquiryFrom(parameters: URLSearchParams) {
  const service = known(bookableServices, parameters.get('service'))
  if (service) {
    const minutes = known(sessionLengths, parameters.get('duration'))
    if (minutes) return serviceEnquiry.duration(service, minutes)
    return parameters.get('type') === 'package'
      ? serviceEnquiry.package(service)
      : serviceEnquiry.plain(service)
  }
  const plan = parameters.get('plan')
  if (plan !== null)
    return planEnquiry(absoluteUrl(planPath(planAsked(new URLSearchParams(plan), new Date()))))
  for (const [name, meanings] of Object.entries(enquiries)) {
    const enquiry = known(meanings, parameters.get(name))
    if (enquiry) return enquiry
  }
  return undefined
}

/** Own entries only: the name comes from a URL. */
function known<Entry>(table: Record<string, Entry>, name: string | null) {
  return name !== null && Object.hasOwn(table, name) ? table[name] : undefined
}
