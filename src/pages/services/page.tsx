import { CallToAction } from '@/components/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { ButtonLink } from '@/components/ui/button'
import { UnsentOrder } from '@/components/unsent-order/unsent-order'
import { servicesPage } from '@/content/services-page'
import { ServicePicker } from '@/pages/services/service-picker'

export function Component() {
  const { lead, consultants, closing } = servicesPage
  return (
    <>
      <PageIntro lead={lead}>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink tone="secondary" size="small" to={consultants.to}>
            {consultants.label}
          </ButtonLink>
          {/* Comes late: beside the button, or mostly into the gap below. */}
          <UnsentOrder className="max-sm:-mb-6" />
        </div>
      </PageIntro>
      <ServicePicker />
      <CallToAction {...closing} />
    </>
  )
}
