import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Accordion, useOpenAnswer } from '@/components/accordion/accordion'
import { OpeningHours } from '@/components/contact/opening-hours'
import { FreeCallButton } from '@/components/dialogs/free-call'
import { FormBoundary } from '@/components/form/form-boundary'
import { usePageMeta } from '@/components/hooks/use-page-meta'
import { FormerPrice } from '@/components/offers/former-price'
import { FriendsOffer } from '@/components/offers/referral-line'
import { Section } from '@/components/ui/section'
import { chat } from '@/content/chat'
import { contact, type Enquiry, type LinkedOffer } from '@/content/contact'
import { freeCall } from '@/content/free-call'
import { cn } from '@/lib/cn'
import { chatLink, mailLink, telLink } from '@/lib/links'
import { paths } from '@/lib/paths'
import { ContactForm } from '@/pages/contact/contact-form'
import { useEnquiry } from '@/pages/contact/enquiry'

export function Component() {
  return (
    <>
      <div className="container-page pt-10 pb-10">
        <Heading />
        <div className="mt-4 grid items-start gap-10 md:grid-cols-[1.3fr_1fr] md:gap-8 lg:gap-12">
          <div className="grid gap-6">
            <Subject />
            <FormBoundary formName="contact">
              <ContactForm />
            </FormBoundary>
          </div>
          <ContactDetails />
        </div>
      </div>
      <Section tone="deep" title={contact.faq.title}>
        <Questions />
      </Section>
    </>
  )
}

function Heading() {
  const { heading } = usePageMeta()
  return <h1>{useEnquiry()?.offer ? contact.book : heading}</h1>
}

const questions = contact.faq.questions.map(({ answer, ...question }) => ({
  ...question,
  answer: <p className="text-pretty">{answer}</p>,
}))

function Questions() {
  const [openId, setOpenId] = useOpenAnswer(questions)
  return (
    <>
      <Accordion items={questions} openId={openId} onOpenChange={setOpenId} className="max-w-3xl" />
      <Link to={contact.faq.all.to} className="link mt-4">
        {contact.faq.all.label}
      </Link>
    </>
  )
}

/** The subject of the message, in reserved space, because the query is known only after hydration. */
function Subject() {
  const enquiry = useEnquiry()
  const { offer, isFreeCall, takesReferralCode } = enquiry ?? {}
  return (
    <div className="flex min-h-40 flex-col justify-center gap-1 rounded-xl bg-sea-pale px-4 py-3 lg:min-h-30">
      <div className="flex items-start justify-between gap-x-4">
        <h2 className={cn('font-bold font-sans text-sea-deep leading-6', offer ? 'text-lg' : 'text-base')}>
          {offer?.name ?? subjectOf(enquiry)}
        </h2>
        {offer && <Price {...offer} />}
      </div>
      <p className="text-sm">{explanationOf(enquiry)}</p>
      {takesReferralCode && <FriendsOffer />}
      {isFreeCall && (
        <p className="flex flex-wrap items-center gap-x-4">
          <FreeCallButton size="small">{freeCall.title}</FreeCallButton>
          <Link to={paths.bookingPage} className="link">
            {freeCall.chooseTime}
          </Link>
        </p>
      )}
    </div>
  )
}

function subjectOf(enquiry: Enquiry | undefined) {
  if (!enquiry) return contact.aboutNothing
  return enquiry.isFreeCall ? enquiry.about : `${contact.askingAbout} ${enquiry.about}`
}

function explanationOf(enquiry: Enquiry | undefined) {
  if (enquiry?.offer) {
    const contents = enquiry.offer.holds.join(' · ')
    return `${contents}${contents.endsWith('.') ? '' : '.'} ${contact.pay}`
  }
  if (enquiry?.isFreeCall) return freeCall.what
  return enquiry?.text ?? contact.lead
}

function Price({ price, formerPrice }: LinkedOffer) {
  return (
    <p className="shrink-0 text-right sm:flex sm:items-baseline sm:gap-x-3">
      <strong className="font-display text-xl leading-6 sm:text-2xl">{price}</strong>
      {formerPrice && (
        <span className="block">
          <FormerPrice price={formerPrice} />
        </span>
      )}
    </p>
  )
}

function ContactDetails() {
  const { title, location, email, phone, whatsapp, hours } = contact.details
  return (
    <section
      aria-labelledby="contact-details"
      className="rounded-t-[3rem] rounded-b-2xl border border-paper-line bg-paper-white p-6 pt-9 sm:p-8 sm:pt-10"
    >
      <h2 id="contact-details" className="text-2xl">
        {title}
      </h2>
      <dl className="mt-5 grid gap-4">
        <Detail label={location.label}>{location.value}</Detail>
        {email.value && (
          <Detail label={email.label}>
            <a className="link" href={mailLink(email.value)}>
              {email.value}
            </a>
          </Detail>
        )}
        {phone.value && (
          <Detail label={phone.label}>
            <a className="link" href={telLink(phone.value)}>
              {phone.value}
            </a>
          </Detail>
        )}
        {whatsapp.value && (
          <Detail label={whatsapp.label}>
            <a
              className="link"
              href={chatLink(whatsapp.value, chat.greeting)}
              target="_blank"
              rel="noreferrer"
            >
              {whatsapp.value}
            </a>
          </Detail>
        )}
        <Detail label={hours.label}>
          <OpeningHours />
          <p className="text-sm">{hours.closed}</p>
        </Detail>
      </dl>
    </section>
  )
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
