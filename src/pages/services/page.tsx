import { CallToAction } from '@/components/layout/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { servicesPage } from '@/content/services-page'
import { ServicePicker } from '@/pages/services/service-picker'

export function Component() {
  const { lead, closing } = servicesPage
  return (
    <>
      <PageIntro lead={lead} />
      <ServicePicker />
      <CallToAction {...closing} />
    </>
  )
}
