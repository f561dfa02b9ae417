import drawing from '@/assets/art/coming-soon.svg'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { CallToAction } from '@/components/layout/call-to-action'
import { PageIntro } from '@/components/layout/page-intro'
import { ArchSteps } from '@/components/ui/arch-steps'
import { Card } from '@/components/ui/card'
import { Section } from '@/components/ui/section'
import { type Consultant, consultants, meetTheTeam } from '@/content/consultants'
import { ConsultantCard } from '@/pages/consultants/consultant-card'

export function Component() {
  const { lead, closing } = meetTheTeam
  return (
    <>
      <PageIntro lead={lead} />
      <Checks />
      <ConsultantList consultants={consultants} />
      <Matching />
      <CallToAction {...closing} />
    </>
  )
}

function Checks() {
  const { title, text } = meetTheTeam.checks
  return (
    <section aria-labelledby="checks" className="container-page pb-12">
      <h2 id="checks" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-3 max-w-3xl text-lg text-pretty">{text}</p>
    </section>
  )
}

export function ConsultantList({ consultants }: { consultants: readonly Consultant[] }) {
  if (consultants.length === 0) return <NoConsultants />
  return (
    <section aria-label={meetTheTeam.list} className="container-page pb-14">
      <p className="mb-4">{meetTheTeam.firstCallFree}</p>
      <ul className="grid gap-6">
        {consultants.map((consultant) => (
          <li key={consultant.id}>
            <ConsultantCard consultant={consultant} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoConsultants() {
  const { title, text } = meetTheTeam.empty
  return (
    <section aria-labelledby="no-consultants" className="container-page pb-14">
      <Card size="large" className="grid items-center gap-6 sm:grid-cols-[1fr_1.4fr]">
        <img
          src={drawing}
          alt=""
          width="240"
          height="160"
          loading="lazy"
          className="h-auto w-full max-w-64"
        />
        <div>
          <h2 id="no-consultants" className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-lg">{text}</p>
          <WaysToReachUs />
        </div>
      </Card>
    </section>
  )
}

function Matching() {
  const { title, steps } = meetTheTeam.matching
  return (
    <Section tone="ink" title={title}>
      <ArchSteps steps={steps} />
    </Section>
  )
}
