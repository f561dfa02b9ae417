import { Suspense } from 'react'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { useQueryParameters } from '@/components/hooks/use-query'
import { lazyHydration } from '@/components/lazy-hydration'
import { Accordion, useAccordionGroup } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { contact } from '@/content/contact'
import { ContactDetails } from '@/pages/contact/contact-details'
import { enquiryFrom } from '@/pages/contact/enquiry'

// The form's code is a tenth of the page's: the page is taken over without it, the form as soon as it is there.
const ContactForm = lazyHydration(
  'contact-form',
  async () => (await import('@/pages/contact/contact-form')).ContactForm,
)

export function Component() {
  return (
    <>
      <div className="container-page pt-10 pb-14">
        <h1 className="text-4xl sm:text-5xl">{usePageMeta().heading}</h1>
        <p className="mt-3 max-w-2xl text-lg text-pretty">{contact.lead}</p>
        <EnquiryLine />
        <div className="mt-4 grid items-start gap-12 md:grid-cols-[1.3fr_1fr]">
          {/* Nothing may change here before the form is taken over: React would draw it anew, without what was typed. */}
          <Suspense fallback={<Skeleton className="h-[34rem]" />}>
            <ContactForm />
          </Suspense>
          <ContactDetails />
        </div>
      </div>
      <Section tone="deep" title={contact.faq.title}>
        <Questions />
      </Section>
    </>
  )
}

function Questions() {
  const items = contact.faq.questions.map(({ answer, ...question }) => ({
    ...question,
    answer: <p className="text-pretty">{answer}</p>,
  }))
  return <Accordion group={useAccordionGroup('contact')} items={items} className="max-w-3xl" />
}

/** What the visitor has come for. The line has its place before the query string is known. */
function EnquiryLine() {
  const enquiry = enquiryFrom(useQueryParameters())
  return (
    <p className="mt-4 min-h-14 font-semibold text-sea-deep sm:min-h-7">
      {enquiry && `${contact.about} ${enquiry.about}`}
    </p>
  )
}
