import { useLocation } from 'react-router-dom'
import { CheckboxGroup, RadioGroup } from '@/components/form/choice-fields'
import { Confirmation } from '@/components/form/confirmation'
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields'
import { Fallback, SubmissionForm, SubmissionNotes, SubmitButton } from '@/components/form/submission-form'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { useQueryParameters } from '@/components/hooks/use-query'
import { booking, bookingSessions } from '@/content/booking'
import type { Service } from '@/content/catalogue'
import { chat } from '@/content/chat'
import { notices } from '@/content/notices'
import { requestBooking } from '@/data/consultation-requests'
import { localDay } from '@/lib/calendar'
import { formatRupees } from '@/lib/money'
import { withReferralCode } from '@/lib/referral-code'

const words = booking.form
const sessions = bookingSessions.map(({ id, minutes, price }) => ({
  value: id,
  label: words.sessionLabel(minutes, formatRupees(price)),
}))

export function BookingForm({ extras }: { extras: readonly Service[] }) {
  const sendBooking = withReferralCode(requestBooking)
  const form = useSubmissionForm({
    name: 'booking',
    schema: () => import('@/pages/booking/booking-schema'),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      preferred_date: '',
      message: '',
      session: bookingSessions[0].id,
      services: [],
    },
    prefill: useSessionPrefill(),
    draft: 'local',
    send: (id, { preferred_date, session, services, ...values }) =>
      sendBooking(id, {
        ...values,
        preferredDate: preferred_date,
        sessionMinutes: Number(session),
        additionalServices: extras.filter((extra) => services.includes(extra.id)).map(({ name }) => name),
      }),
    notices: notices.booking,
  })
  const { control } = form
  const [name, session, services, date] = form.watch(['name', 'session', 'services', 'preferred_date'])
  const today = useAfterHydration() ? localDay(new Date()) : undefined
  const request = chat.booking({ name })
  return (
    <SubmissionForm
      form={form}
      label={words.title}
      className="lg:grid-cols-[1.5fr_1fr] lg:items-start lg:gap-12"
    >
      <div className="grid gap-5">
        <h2 className="text-2xl sm:text-3xl">{words.details}</h2>
        {form.stored && <Confirmation>{words.sent}</Confirmation>}
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
        <TextAreaField control={control} name="message" label={words.message} rows={4} enterKeyHint="enter" />
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
      </div>
      <div className="grid gap-5 lg:sticky lg:top-36">
        <BookingSummary session={session} extras={extras.filter(({ id }) => services.includes(id))} />
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

type BookingSummaryProps = { session: string | undefined; extras: readonly Service[] }

function BookingSummary({ session, extras }: BookingSummaryProps) {
  const { title, item, free, later, session: sessionOf, note } = booking.summary
  const chosen = bookingSessions.find(({ id }) => id === session) ?? bookingSessions[0]
  return (
    <aside aria-label={title} className="on-ink rounded-t-[3rem] rounded-b-3xl bg-ink p-6 text-paper sm:p-7">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-4 flex items-center justify-between gap-4">
        {item}
        <strong className="font-display text-3xl text-marigold">{free}</strong>
      </p>
      <p className="mt-5 border-ink-soft border-t pt-4 font-semibold text-sm">{later}</p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        <Line name={sessionOf(chosen.minutes)} price={chosen.price} />
        {extras.map(({ id, name, price }) => (
          <Line key={id} name={name} price={price} />
        ))}
      </ul>
      <p className="mt-5 text-sm">{note}</p>
    </aside>
  )
}

function Line({ name, price }: { name: string; price: number }) {
  return (
    <li className="flex justify-between gap-4">
      {name} <span>{formatRupees(price)}</span>
    </li>
  )
}
