import { type ReactNode, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { CheckboxGroup, RadioGroup } from '@/components/form/choice-fields'
import { EmailField, MessageField, NameField, PhoneField } from '@/components/form/contact-fields'
import { answersIn, Receipt } from '@/components/form/receipt'
import { Fallback, SubmissionForm, SubmissionNotes, SubmitButton } from '@/components/form/submission-form'
import { TextField } from '@/components/form/text-field'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { useQueryParameters } from '@/components/hooks/use-query'
import { useSessionPrices } from '@/components/session-prices'
import { Disclosure } from '@/components/ui/disclosure'
import { booking, bookingSessions } from '@/content/booking'
import type { Service } from '@/content/catalogue'
import { chat } from '@/content/chat'
import { notices } from '@/content/notices'
import { bookingOf } from '@/data/consultation-requests'
import { localDay } from '@/lib/calendar'
import { formatRupees } from '@/lib/money'

const words = booking.form

export function BookingForm({ extras }: { extras: readonly Service[] }) {
  const form = useSubmissionForm({
    submission: bookingOf(extras),
    defaultValues: { session: bookingSessions[0].id, services: [] },
    prefill: useSessionPrefill(),
    notices: notices.booking,
  })
  const { control } = form
  const prices = useSessionPrices()
  const sessions = bookingSessions.map(({ id, minutes }) => ({
    value: id,
    label: words.sessionLabel(minutes, formatRupees(prices[minutes])),
  }))
  const [name, session, services, date] = form.watch(['name', 'session', 'services', 'preferred_date'])
  const today = useAfterHydration() ? localDay(new Date()) : undefined
  const request = chat.booking({ name })
  const chosenIn = (session: string, services: readonly string[]) =>
    [
      sessions.find(({ value }) => value === session)?.label,
      ...extras.filter(({ id }) => services.includes(id)).map(({ name }) => name),
    ].join(' · ')
  const { sentValues } = form
  return (
    <SubmissionForm
      form={form}
      label={words.title}
      className="lg:grid-cols-[1.5fr_1fr] lg:items-start lg:gap-12"
    >
      <div className="grid gap-5">
        {form.isSuccess && sentValues ? (
          <>
            <Receipt
              form={form}
              words={words.sent}
              answers={[
                ...answersIn(sentValues, {
                  name: words.name,
                  email: words.email,
                  phone: words.phone,
                  preferred_date: words.date,
                  message: words.message,
                }),
                { label: words.later, value: chosenIn(sentValues.session, sentValues.services) },
              ]}
            />
            <h2 className="mt-4 text-2xl sm:text-3xl">{words.sent.again}</h2>
          </>
        ) : (
          <h2 className="text-2xl sm:text-3xl">{words.details}</h2>
        )}
        <NameField control={control} name="name" label={words.name} required />
        <EmailField control={control} name="email" label={words.email} required />
        <PhoneField control={control} name="phone" label={words.phone} />
        <TextField
          control={control}
          name="preferred_date"
          data-blank={date === '' ? '' : undefined}
          label={words.date}
          hint={words.dateHint}
          type="date"
          min={today}
          autoComplete="off"
          enterKeyHint="next"
        />
        <MessageField control={control} name="message" label={words.message} rows={4} />
        <PaidSessions chosen={chosenIn(session, services)}>
          <RadioGroup control={control} name="session" label={words.session} options={sessions} />
          {extras.length > 0 && (
            <CheckboxGroup
              control={control}
              name="services"
              label={words.services}
              options={extras.map(({ id, name, price }) => ({
                value: id,
                label: words.serviceLabel(name, formatRupees(price)),
              }))}
            />
          )}
        </PaidSessions>
        <p className="-mt-2 text-ink-soft text-sm">{words.firstCallFree}</p>
      </div>
      <div className="grid gap-5 lg:sticky lg:top-36">
        <BookingSummary />
        <Fallback chat={request} mail={{ body: request }} />
        <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
        <SubmissionNotes purpose={words.purpose} />
      </div>
    </SubmissionForm>
  )
}

/** The session of `?session=30`; an unknown one is the shortest. A reload keeps the location's key. */
function useSessionPrefill() {
  const asked = useQueryParameters().get('session')
  const { key } = useLocation()
  if (asked === null) return undefined
  const { id: session } = bookingSessions.find(({ id }) => id === asked) ?? bookingSessions[0]
  return { values: { session }, arrival: `${key} ${asked}` }
}

/** Closed by default, as the call is free; its summary names the chosen session. A link with `session` opens it. */
function PaidSessions({ chosen, children }: { chosen: string; children: ReactNode }) {
  const [parameters] = useSearchParams()
  const fold = useRef<HTMLDetailsElement>(null)
  useOnNavigation(() => {
    if (parameters.has('session') && fold.current) fold.current.open = true
  })
  return (
    <Disclosure
      ref={fold}
      className="rounded-2xl border-2 border-paper-line bg-paper-white px-4 sm:px-5"
      summary={
        <>
          <span>{words.later}</span>
          <span className="font-normal text-ink-muted text-sm">{chosen}</span>
        </>
      }
    >
      <div className="grid gap-5 pb-5">{children}</div>
    </Disclosure>
  )
}

function BookingSummary() {
  const { title, item, free, note } = booking.summary
  return (
    <aside aria-label={title} className="on-ink rounded-t-[3rem] rounded-b-3xl bg-ink p-6 text-paper sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        {item}
        <strong className="font-display text-3xl text-marigold">{free}</strong>
      </p>
      <p className="mt-5 text-sm">{note}</p>
    </aside>
  )
}
