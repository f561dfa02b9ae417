import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull, linesOf, type WithReferralCode } from '@/data/text'
import { dayToCome, email, filled, optional } from '@/data/validators'

const freeCallSchema = z.object({ name: filled('noName'), phone: filled('noPhone') })

type FreeCall = z.output<typeof freeCallSchema> & WithReferralCode

export async function bookFreeCall(id: string, { name, phone, ...referral }: FreeCall) {
  const message = linesOf([], referral)
  await insertOnce('consultation_requests', {
    id,
    student_name: clean(name),
    student_phone: clean(phone),
    status: 'pending',
    ...(message && { message }),
  } satisfies TablesInsert<'consultation_requests'>)
}

export const freeCall = { schema: freeCallSchema, store: bookFreeCall }

const bookingSchema = z.object({
  name: filled('noName'),
  email: email(),
  phone: optional(),
  preferred_date: dayToCome(),
  message: optional(),
  session: z.string(),
  services: z.array(z.string()),
})

type Booking = z.output<typeof bookingSchema> & WithReferralCode

type Extras = readonly { id: string; name: string }[]

async function requestBooking(id: string, booking: Booking, extras: Extras) {
  await insertOnce('consultation_requests', {
    id,
    student_name: clean(booking.name),
    student_phone: clean(booking.phone),
    student_email: clean(booking.email),
    // Noon UTC is the same day in India, in Belgium and in California.
    preferred_date: booking.preferred_date ? `${booking.preferred_date}T12:00:00.000Z` : null,
    message: bookingMessage(booking, extras),
    status: 'pending',
  } satisfies TablesInsert<'consultation_requests'>)
}

function bookingMessage({ session, services, message, ...referral }: Booking, extras: Extras) {
  const names = extras.filter(({ id }) => services.includes(id)).map(({ name }) => name)
  const text = cleanOrNull(message)
  return linesOf(
    [
      `Session: ${session} minutes`,
      names.length > 0 ? `Additional services: ${names.join(', ')}` : null,
      text && `Message: ${text}`,
    ],
    referral,
  )
}

export const bookingOf = (extras: Extras) => ({
  schema: bookingSchema,
  store: (id: string, booking: Booking) => requestBooking(id, booking, extras),
})
