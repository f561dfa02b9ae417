import { type ReactNode, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ChoiceGroup } from '@/components/form/fields/choice-fields'
import { EmailField, NameField, PhoneField, TextAreaField } from '@/components/form/fields/text-field'
import { Receipt } from '@/components/form/receipt'
import { PurposeNote, SubmissionForm, SubmitButton } from '@/components/form/submission-form'
import { SubmissionProblems } from '@/components/form/submission-problems'
import { useSubmissionForm } from '@/components/form/use-submission-form'
import { useOnNavigation } from '@/components/hooks/use-on-navigation'
import { Disclosure } from '@/components/ui/disclosure'
import { booking, bookingSessions } from '@/content/booking'
import type { Service } from '@/content/catalogue'
import { chat } from '@/content/chat'
import { notices } from '@/content/notices'
import { sessionPrices } from '@/content/prices'
import { anyTime, bookingSchema, requestBooking } from '@/data/consultation-requests'
import { formatRupees } from '@/lib/money'
import { useAfterHydration, useQueryParameters } from '@/loading/hydration'
import { DateAndTime, requestedMoment } from '@/pages/booking/date-and-time'

const words = booking.form

export function BookingForm({ extras }: { extras: readonly Service[] }) {
  const linked = useLinkedSession()
  const prices = useSessionPrices()
  const sessions = bookingSessions.map(({ id, minutes }) => ({
    value: id,
    label: words.sessionLabel(minutes, formatRupees(prices[minutes])),
  }))
  /** The names of the chosen session, with its price, and of the chosen services. */
  const namesOf = (sessionId: string, serviceIds: readonly string[]) => {
    const session = sessions.filter(({ value }) => value === sessionId).map(({ label }) => label)
    const services = extras.filter(({ id }) => serviceIds.includes(id)).map(({ name }) => name)
    return [...session, ...services].join(' · ')
  }
  const form = useSubmissionForm({
    name: 'booking',
    title: words.title,
    schema: bookingSchema,
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      preferred_date: '',
      preferred_time: anyTime,
      message: '',
      session: linked ?? '',
      services: [],
    },
    send: requestBooking(extras),
    notices: notices.booking,
    receipt: {
      words: words.sent,
      lines: ({ preferred_date: day, preferred_time: time, session, services }) => {
        const timeLine = { label: words.requestedTime, value: requestedMoment(day, time) }
        const laterLine = { label: words.later, value: namesOf(session, services) }
        return [timeLine, laterLine].filter(({ value }) => value)
      },
    },
  })
  const { control, state } = form
  // A pressed link selects its session, even if another was selected. A reload and Back keep the selection.
  useOnNavigation((type) => {
    if (linked && type !== 'POP') form.fields.enter({ session: linked })
  })
  const [name, session, services, day, time] = form.watch([
    'name',
    'session',
    'services',
    'preferred_date',
    'preferred_time',
  ])
  const chatText = chat.booking({ name })
  if (state.status === 'stored') return <Receipt form={form} receipt={state.receipt} open />
  return (
    <SubmissionForm form={form} className="lg:grid-cols-[1.4fr_1fr] lg:items-start lg:gap-12">
      <div className="grid gap-5">
        <h2 className="text-2xl sm:text-3xl">{form.correction.receipt ? form.title : words.details}</h2>
        <NameField control={control} name="name" label={words.name} required />
        <EmailField control={control} name="email" label={words.email} required />
        <PhoneField control={control} name="phone" label={words.phone} hint={words.phoneHint} />
        <DateAndTime control={control} day={day} time={time} onChange={form.fields.enter} />
        <TextAreaField control={control} name="message" label={words.message} rows={4} />
        <PaidSessions chosen={namesOf(session, services) || words.nothingChosen}>
          <ChoiceGroup
            type="radio"
            control={control}
            name="session"
            label={words.session}
            options={sessions}
          />
          {extras.length > 0 && (
            <ChoiceGroup
              type="checkbox"
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
      <div className="grid gap-5 lg:sticky lg:top-20">
        <BookingSummary />
        <SubmissionProblems chat={chatText} mail={{ body: chatText }} />
        <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
        <PurposeNote>{words.purpose}</PurposeNote>
      </div>
    </SubmissionForm>
  )
}

/** The prices of the consultants page if the link on a consultant's card was pressed, else this page's own. */
function useSessionPrices() {
  const { state } = useLocation()
  const isHydrated = useAfterHydration()
  return sessionPrices[isHydrated && state?.pricesOf === 'consultants' ? 'consultants' : 'booking']
}

/** The session that the link names, as in `?session=30`; if there is no such session, the shortest. */
function useLinkedSession() {
  const sessionId = useQueryParameters().get('session')
  if (sessionId === null) return undefined
  return (bookingSessions.find(({ id }) => id === sessionId) ?? bookingSessions[0]).id
}

/** The paid sessions, folded because the call is free. Open if the link names a session. */
function PaidSessions({ chosen, children }: { chosen: string; children: ReactNode }) {
  // Not `useQueryParameters`, which is empty during hydration: a reload opens the fold, too.
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
