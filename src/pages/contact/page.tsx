import { OpeningHours } from '@/components/opening-hours'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { pageMeta } from '@/content/page-meta'
import { ContactForm } from '@/pages/contact/contact-form'

export function Component() {
  return (
    <div className="container-page py-12">
      <h1 className="text-4xl">{pageMeta.contact.heading}</h1>
      <div className="mt-8 grid gap-10 md:grid-cols-[1.2fr_1fr]">
        <ContactForm opening="" />
        <div>
          <OpeningHours />
          <WaysToReachUs />
        </div>
      </div>
    </div>
  )
}
