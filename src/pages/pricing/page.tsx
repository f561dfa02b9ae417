import { CallToAction } from '@/components/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { pricing } from '@/content/pricing'
import { Bundles } from '@/pages/pricing/bundles'
import { CustomPackage } from '@/pages/pricing/custom-package'
import { EarlyBird } from '@/pages/pricing/early-bird'
import { ReferralBanner } from '@/pages/pricing/referral-banner'
import { Sessions } from '@/pages/pricing/sessions'

export function Component() {
  return (
    <>
      <PageIntro lead={pricing.lead} />
      <Sessions />
      <Bundles />
      <EarlyBird />
      <CustomPackage />
      <ReferralBanner />
      <CallToAction {...pricing.closing} />
    </>
  )
}
