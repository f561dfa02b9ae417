import { z } from 'zod/mini'
import type { Attempt } from '@/data/attempt'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, cleanOrNull, given } from '@/data/text'
import { dayToCome, email, filled, filledPhone, optional, phone } from '@/data/validators'

export const freeCallSchema = z.object({ name: filled('noName'), phone: filledPhone() })

/** Stores a request for a free call: it has no e-mail address and no date. */
export async function bookFreeCall({ id, values, referralCode, replaces }: Attempt<typeof freeCallSchema>) {
  await insertOnce('consultation_requests', {
    id,
    student_name: clean(values.name),
    student_phone: clean(values.phone),
    status: 'pending',
    ...given({ referral_code: referralCode, replaces }),
  } satisfies TablesInsert<'consultation_requests'>)
}

export const bookingSchema = z.object({
  name: filled('noName'),
  email: email(),
  phone: phone(),
  preferred_date: dayToCome(),
  message: optional(),
  session: z.string(),
  services: z.array(z.string()),
})

type Extras = readonly { id: string; name: string }[]

/** Stores a booking. `extras` has the names of the services that can be added. */
export const requestBooking =
  (extras: Extras) =>
  async ({ id, values, referralCode, replaces }: Attempt<typeof bookingSchema>) => {
    await insertOnce('consultation_requests', {
      id,
      student_name: clean(values.name),
      student_phone: clean(values.phone),
      student_email: clean(values.email),
      // Noon UTC is the same day in India, in Belgium and in California.
      preferred_date: values.preferred_date ? `${values.preferred_date}T12:00:00.000Z` : null,
      message: bookingMessage(values, extras),
      status: 'pending',
      ...given({ referral_code: referralCode, replaces }),
    } satisfies TablesInsert<'consultation_requests'>)
  }

function bookingMessage({ session, services, message }: z.output<typeof bookingSchema>, extras: Extras) {
  const names = extras.filter(({ id }) => services.includes(id)).map(({ name }) => name)
  const text = cleanOrNull(message)
  return [
    `Session: ${session} minutes`,
    names.length > 0 && `Additional services: ${names.join(', ')}`,
    text && `Message: ${text}`,
  ]
    .filter(Boolean)
    .join('\n')
}
