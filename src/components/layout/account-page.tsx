import type { ReactNode } from 'react'
import { WaysToReachUs } from '@/components/contact/ways-to-reach-us'
import { PageBand } from '@/components/layout/page-band'
import { Card } from '@/components/ui/card'

type AccountPageProps = { lead: string; help: { title: string; text: string }; children: ReactNode }

/** A page with one small form, such as signing in, and other ways to reach us beside it. */
export function AccountPage({ lead, help, children }: AccountPageProps) {
  return (
    <>
      <PageBand>{lead}</PageBand>
      <div className="container-page grid gap-8 py-6 sm:py-16 lg:grid-cols-[26rem_20rem] lg:justify-center lg:gap-14">
        <Card size="large" className="max-w-[34rem]">
          {children}
        </Card>
        <section aria-label={help.title} className="lg:pt-8">
          <h2 className="text-2xl">{help.title}</h2>
          <p className="mt-3 text-pretty">{help.text}</p>
          <WaysToReachUs />
        </section>
      </div>
    </>
  )
}
