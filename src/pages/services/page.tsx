import { CallToAction } from '@/components/layout/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { ButtonLink } from '@/components/ui/button'
import { servicesPage } from '@/content/services-page'
import { ServicePicker } from '@/pages/services/service-picker'

export function Component() {
  const { lead, consultants, closing } = servicesPage
  return (
    <>
      <PageIntro lead={lead}>
        <ButtonLink className="mt-5" tone="secondary" size="small" to={consultants.to}>
          {consultants.label}
        </ButtonLink>
      </PageIntro>
      <ServicePicker />
      <CallToAction {...closing} />
    </>
  )
}
