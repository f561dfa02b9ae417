import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull } from '@/data/text'

export type FreeCall = { name: string; phone: string; referralCode?: string | undefined }

/** Books a free 15-minute call. Throws DataError. */
export async function bookFreeCall(id: string, { name, phone, referralCode }: FreeCall) {
  await insertOnce('consultation_requests', {
    id,
    student_name: clean(name),
    student_phone: clean(phone),
    status: 'pending',
    ...(referralCode && { message: `Referral code: ${referralCode}` }),
  } satisfies TablesInsert<'consultation_requests'>)
}

export type Booking = {
  name: string
  email: string
  phone?: string
  /** A calendar day, `YYYY-MM-DD`, or empty. */
  preferredDate?: string
  sessionMinutes: number
  /** Names of the extras, as shown. */
  additionalServices: readonly string[]
  message?: string
  referralCode?: string | undefined
}

/** Requests a booking. Throws DataError. */
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

function bookingMessage({ sessionMinutes, additionalServices, message, referralCode }: Booking) {
  const text = cleanOrNull(message)
  return [
    `Session: ${sessionMinutes} minutes`,
    additionalServices.length > 0 && `Additional services: ${additionalServices.join(', ')}`,
    text && `Message: ${text}`,
    referralCode && `Referral code: ${referralCode}`,
  ]
    .filter(Boolean)
    .join('\n')
}
