import { CallToAction } from '@/components/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { consultants, meetTheTeam } from '@/content/consultants'
import { ConsultantList } from '@/pages/consultants/consultant-list'
import { Matching } from '@/pages/consultants/matching'

export function Component() {
  const { lead, closing } = meetTheTeam
  return (
    <>
      <PageIntro lead={lead} />
      <ConsultantList consultants={consultants} />
      <Matching />
      <CallToAction
        heading={closing.title}
        text={closing.text}
        actions={[closing.services, closing.contact]}
      />
    </>
  )
}
