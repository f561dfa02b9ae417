import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull, linesOf, type WithReferralCode } from '@/data/text'

export type FreeCall = WithReferralCode & { name: string; phone: string }

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

export type Booking = WithReferralCode & {
  name: string
  email: string
  phone?: string
  /** A calendar day, `YYYY-MM-DD`, or empty. */
  preferredDate?: string
  sessionMinutes: number
  additionalServices: readonly string[]
  message?: string
}

export async function requestBooking(id: string, booking: Booking) {
  await insertOnce('consultation_requests', {
    id,
    student_name: clean(booking.name),
    student_phone: clean(booking.phone ?? ''),
    student_email: clean(booking.email),
    // Noon UTC is the same day in India, in Belgium and in California.
    preferred_date: booking.preferredDate ? `${booking.preferredDate}T12:00:00.000Z` : null,
    message: bookingMessage(booking),
    status: 'pending',
  } satisfies TablesInsert<'consultation_requests'>)
}

function bookingMessage({ sessionMinutes, additionalServices, message, ...referral }: Booking) {
  const services = additionalServices.join(', ')
  const text = cleanOrNull(message)
  return linesOf(
    [
      `Session: ${sessionMinutes} minutes`,
      services && `Additional services: ${services}`,
      text && `Message: ${text}`,
    ],
    referral,
  )
}
