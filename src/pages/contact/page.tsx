import { lazy, Suspense } from 'react'
import { OpeningHours } from '@/components/opening-hours'
import { Skeleton } from '@/components/ui/skeleton'
import { WaysToReachUs } from '@/components/ways-to-reach-us'
import { pageMeta } from '@/content/page-meta'

// The form's code is a tenth of the page's: the page is taken over without it, the form as soon as it is there.
const ContactForm = lazy(async () => ({
  default: (await import('@/pages/contact/contact-form')).ContactForm,
}))

export function Component() {
  return (
    <div className="container-page py-12">
      <h1 className="text-4xl">{pageMeta.contact.heading}</h1>
      <div className="mt-8 grid gap-10 md:grid-cols-[1.2fr_1fr]">
        <Suspense fallback={<Skeleton className="h-[34rem]" />}>
          <ContactForm opening="" />
        </Suspense>
        <div>
          <OpeningHours />
          <WaysToReachUs />
        </div>
      </div>
    </div>
  )
}
