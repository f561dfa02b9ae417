import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { columnsOf, type FieldSchemas } from '@/data/submission'
import { clean, cleanOrNull, referralColumn, type WithReferralCode } from '@/data/text'
import { dayToCome, email, filled, optional } from '@/data/validators'
import { definitionOf } from '@/lib/submissions'

const freeCallSchema = z.object({
  name: filled('noName'),
  phone: filled('noPhone'),
} satisfies FieldSchemas<'free-call'>)

type FreeCall = z.output<typeof freeCallSchema> & WithReferralCode

export async function bookFreeCall(id: string, call: FreeCall) {
  await insertOnce('consultation_requests', {
    ...columnsOf('free-call', call),
    id,
    student_name: clean(call.name),
    status: 'pending',
    ...referralColumn(call),
  } satisfies TablesInsert<'consultation_requests'>)
}

export const freeCall = { ...definitionOf('free-call'), schema: freeCallSchema, store: bookFreeCall }

const bookingSchema = z.object({
  name: filled('noName'),
  email: email(),
  phone: optional(),
  preferred_date: dayToCome(),
  message: optional(),
  session: z.string(),
  services: z.array(z.string()),
} satisfies FieldSchemas<'booking'>)

type Booking = z.output<typeof bookingSchema> & WithReferralCode

type Extras = readonly { id: string; name: string }[]

async function requestBooking(id: string, booking: Booking, extras: Extras) {
  await insertOnce('consultation_requests', {
    ...columnsOf('booking', booking),
    id,
    student_name: clean(booking.name),
    student_phone: clean(booking.phone ?? ''),
    // Noon UTC is the same day in India, in Belgium and in California.
    preferred_date: booking.preferred_date ? `${booking.preferred_date}T12:00:00.000Z` : null,
    message: bookingMessage(booking, extras),
    status: 'pending',
    ...referralColumn(booking),
  } satisfies TablesInsert<'consultation_requests'>)
}

function bookingMessage({ session, services, message }: Booking, extras: Extras) {
  const names = extras.filter(({ id }) => services.includes(id)).map(({ name }) => name)
  const text = cleanOrNull(message)
  const lines = [
    `Session: ${session} minutes`,
    names.length > 0 ? `Additional services: ${names.join(', ')}` : null,
    text && `Message: ${text}`,
  ]
  return lines.filter(Boolean).join('\n')
}

export const bookingOf = (extras: Extras) => ({
  ...definitionOf('booking'),
  schema: bookingSchema,
  store: (id: string, booking: Booking) => requestBooking(id, booking, extras),
})
