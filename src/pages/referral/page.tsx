import { Suspense } from 'react'
import { ArchSteps } from '@/components/arch-steps'
import { PageIntro } from '@/components/layout/page-intro'
import { lazyHydration } from '@/components/lazy-hydration'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { referral } from '@/content/referral'
import { Rewards } from '@/pages/referral/rewards'

const ReferralForm = lazyHydration(
  'referral-form',
  async () => (await import('@/pages/referral/referral-form')).ReferralForm,
)

export function Component() {
  const { lead, steps, terms } = referral
  return (
    <>
      <PageIntro lead={lead} />
      <div className="container-page grid items-start gap-8 pb-14 lg:grid-cols-2 lg:gap-14">
        <Rewards />
        <div className="rounded-3xl border border-paper-line bg-paper-white p-5 sm:p-8 lg:row-span-2">
          <Suspense fallback={<Skeleton className="h-72" />}>
            <ReferralForm />
          </Suspense>
        </div>
        <p className="text-ink-muted text-sm">{terms}</p>
      </div>
      <Section tone="deep" title={steps.title}>
        <ArchSteps steps={steps.items} />
      </Section>
    </>
  )
}
