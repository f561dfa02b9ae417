import { ClosingBand } from '@/components/closing-band'
import { PageIntro } from '@/components/page-intro'
import { consultants, meetTheTeam } from '@/content/consultants'
import { pageMeta } from '@/content/page-meta'
import { ConsultantList } from '@/pages/consultants/consultant-list'
import { Matching } from '@/pages/consultants/matching'

export function Component() {
  const { lead, closing } = meetTheTeam
  return (
    <>
      <PageIntro title={pageMeta.consultants.heading} lead={lead} />
      <ConsultantList consultants={consultants} />
      <Matching />
      <ClosingBand title={closing.title} text={closing.text} links={[closing.services, closing.contact]} />
    </>
  )
}
