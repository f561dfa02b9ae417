import { useForm, useWatch } from 'react-hook-form'
import { CheckboxGroup, RadioGroup } from '@/components/form/choice-fields'
import { Confirmation } from '@/components/form/confirmation'
import { EmailField, NameField, PhoneField } from '@/components/form/contact-fields'
import { localDraft } from '@/components/form/draft'
import { DraftNotice } from '@/components/form/draft-notice'
import { Form } from '@/components/form/form'
import { PrivacyLine } from '@/components/form/privacy-line'
import { schemaResolver } from '@/components/form/schema-resolver'
import { SubmitButton } from '@/components/form/submit-button'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { useDraft } from '@/components/form/use-draft'
import { useSubmission } from '@/components/form/use-submission'
import { WayOut } from '@/components/form/way-out'
import { useAfterHydration } from '@/components/hooks/use-after-hydration'
import { booking, bookingSessions } from '@/content/booking'
import type { Service } from '@/content/catalogue'
import { chat } from '@/content/chat'
import { notices } from '@/content/notices'
import { requestBooking } from '@/data/consultation-requests'
import { localDay } from '@/lib/calendar'
import { formatRupees } from '@/lib/money'
import { readReferralCode } from '@/lib/referral-code'
import { BookingSummary } from '@/pages/booking/booking-summary'
import { useSessionFromLink } from '@/pages/booking/use-session-from-link'

const resolver = schemaResolver(() => import('@/pages/booking/booking-schema'))
const empty = {
  name: '',
  email: '',
  phone: '',
  preferred_date: '',
  message: '',
  session: bookingSessions[0].id as string,
  services: [] as string[],
}
const draft = localDraft<typeof empty>('booking')

const { form: words } = booking
const sessions = bookingSessions.map(({ id, minutes, price }) => ({
  value: id,
  label: words.sessionLabel(minutes, formatRupees(price)),
}))

/** `extras`: what can be asked for besides the call. */
export function BookingForm({ extras }: { extras: readonly Service[] }) {
  const form = useForm({ resolver, defaultValues: empty })
  const { kept, startAfresh } = useDraft(form, { name: 'booking', draft, empty })
  useSessionFromLink(form, draft)
  const chosen = useWatch({ control: form.control })
  const chosenExtras = extras.filter(({ id }) => chosen.services?.includes(id))
  const submission = useSubmission(form, {
    send: ({ id }, { preferred_date, session, services: _, ...values }) =>
      requestBooking(id, {
        ...values,
        preferredDate: preferred_date,
        sessionMinutes: Number(session),
        additionalServices: chosenExtras.map(({ name }) => name),
        referralCode: readReferralCode(),
      }),
    notices: notices.booking,
    draft,
    empty,
  })
  const today = useAfterHydration() ? localDay(new Date()) : undefined
  const request = chat.booking({ name: chosen.name ?? '' })
  return (
    <Form
      name="booking"
      aria-label={words.title}
      load={resolver.load}
      onSubmit={submission.submit}
      className="lg:grid-cols-[1.5fr_1fr] lg:items-start lg:gap-12"
    >
      <div className="grid gap-5">
        <h2 className="text-2xl sm:text-3xl">{words.details}</h2>
        {submission.stored && <Confirmation>{words.sent}</Confirmation>}
        <NameField control={form.control} name="name" label={words.name} required />
        <EmailField control={form.control} name="email" label={words.email} required />
        <PhoneField control={form.control} name="phone" label={words.phone} />
        <TextField
          control={form.control}
          name="preferred_date"
          label={words.date}
          hint={words.dateHint}
          type="date"
          min={today}
          autoComplete="off"
          enterKeyHint="next"
        />
        <TextAreaField
          control={form.control}
          name="message"
          label={words.message}
          rows={4}
          enterKeyHint="enter"
        />
        <RadioGroup control={form.control} name="session" label={words.session} options={sessions} />
        {extras.length > 0 && (
          <CheckboxGroup
            control={form.control}
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
        <BookingSummary session={chosen.session} extras={chosenExtras} />
        {submission.failed && <WayOut chat={request} mail={{ body: request }} />}
        <SubmitButton pending={submission.pending} pendingText={words.submitting}>
          {words.submit}
        </SubmitButton>
        <DraftNotice kept={kept} startAfresh={startAfresh} />
        <PrivacyLine purpose={words.purpose} />
      </div>
    </Form>
  )
}
