import type { ReactNode } from 'react'
import { OpeningHours } from '@/components/opening-hours'
import { chat } from '@/content/chat'
import { contact } from '@/content/contact'
import { chatLink, mailLink, telLink } from '@/lib/links'

export function ContactDetails() {
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
        <Detail label={email.label}>
          <a className="link" href={mailLink(email.value)}>
            {email.value}
          </a>
        </Detail>
        <Detail label={phone.label}>
          <a className="link" href={telLink(phone.value)}>
            {phone.value}
          </a>
        </Detail>
        <Detail label={whatsapp.label}>
          <a className="link" href={chatLink(whatsapp.value, chat.greeting)} target="_blank" rel="noreferrer">
            {whatsapp.value}
          </a>
        </Detail>
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
