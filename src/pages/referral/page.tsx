import { FormBoundary } from '@/components/form/form-boundary'
import { PageIntro } from '@/components/layout/page-intro'
import { ArchSteps } from '@/components/ui/arch-steps'
import { Card } from '@/components/ui/card'
import { Section } from '@/components/ui/section'
import { referral } from '@/content/referral'
import { ReferralForm } from '@/pages/referral/referral-form'

/** At least as high as the receipt, so that nothing moves when it appears: e2e/receipts.spec.ts, thorough. */
const reservedHeight = 'min-h-[30rem] sm:min-h-[26rem]'

export function Component() {
  const { lead, steps } = referral
  return (
    <>
      <PageIntro lead={lead} />
      <div className="container-page grid items-start gap-8 pb-14 lg:grid-cols-2 lg:gap-14">
        <Rewards />
        <Card size="large" className={reservedHeight}>
          <FormBoundary formName="referral">
            <ReferralForm />
          </FormBoundary>
        </Card>
      </div>
      <Section tone="deep" title={steps.title}>
        <ArchSteps steps={steps.items} />
      </Section>
    </>
  )
}

function Rewards() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:gap-5">
      {referral.rewards.map(({ amount, title, text }) => (
        <li
          key={title}
          className="rounded-t-[4rem] rounded-b-3xl bg-marigold-pale px-4 pt-10 pb-6 text-center sm:px-6"
        >
          <p
            translate="no"
            className="whitespace-nowrap font-display font-bold text-[min(1.875rem,7.4vw)] sm:text-5xl"
          >
            {amount}
          </p>
          <p className="mt-1 font-semibold">{title}</p>
          <p className="mt-3 text-pretty text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
