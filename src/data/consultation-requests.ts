import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { cleanOrNull, withoutBlank } from '@/data/optional-columns'
import type { Submission } from '@/data/submission'
import { dayToCome, email, filled, filledPhone, optional, phone } from '@/data/validators'
import { callTimes } from '@/lib/business-hours'
import { cleanText } from '@/lib/clean-text'
import { visitorTimeZone } from '@/lib/visitor-zone'

export const freeCallSchema = z.object({
  name: filled('noName'),
  phone: filledPhone(),
  /** The plan's country and budget, such as "Germany, ₹20 lakh". No field shows this value. */
  plan: z.optional(z.string()),
})

/** Stores a free call: a row with neither an e-mail address nor a date. */
export async function bookFreeCall({
  id,
  values,
  referralCode,
  replaces,
}: Submission<typeof freeCallSchema>) {
  await insertOnce('consultation_requests', {
    id,
    student_name: cleanText(values.name),
    student_phone: cleanText(values.phone),
    status: 'pending',
    ...withoutBlank({
      message: values.plan && `Plan: ${values.plan}`,
      referral_code: referralCode,
      replaces,
    }),
  } satisfies TablesInsert<'consultation_requests'>)
}

/** The length of the free call: the minutes that a booking without a paid session stores. */
const freeCallMinutes = 15

/** The value of a booking's time until a half hour is chosen. */
export const anyTime = 'any'

export const bookingSchema = z.object({
  name: filled('noName'),
  email: email(),
  phone: phone(),
  // `preferred_date` is the specification's name; the field of its time is named after it.
  preferred_date: dayToCome(),
  preferred_time: z.optional(z.string()),
  message: optional(),
  session: z.string(),
  services: z.array(z.string()),
})

type Extras = readonly { id: string; name: string }[]

/** Stores a booking. `extras` has the names of the services that can be added. */
export const requestBooking =
  (extras: Extras) =>
  async ({ id, values, referralCode, replaces }: Submission<typeof bookingSchema>) => {
    await insertOnce('consultation_requests', {
      id,
      student_name: cleanText(values.name),
      student_phone: cleanText(values.phone),
      student_email: cleanText(values.email),
      preferred_date: preferredMoment(values),
      message: bookingMessage(values, extras),
      status: 'pending',
      ...withoutBlank({ referral_code: referralCode, replaces }),
    } satisfies TablesInsert<'consultation_requests'>)
  }

/** Noon UTC, which is on the same day in India, Belgium and California. */
const DAY_WITHOUT_TIME = 'T12:00:00.000Z'

function preferredMoment({ preferred_date: day, preferred_time: time }: z.output<typeof bookingSchema>) {
  if (!day) return null
  // Include past times: the chosen one may have passed since.
  const times = callTimes(day, visitorTimeZone(), new Date(0))
  const chosen = times.find((offered) => offered.time === time)
  if (!chosen) return day + DAY_WITHOUT_TIME
  // A chosen time of 12:00 UTC is stored one millisecond later, so that it is not taken for a day without a time.
  return chosen.at.toISOString().replace(DAY_WITHOUT_TIME, 'T12:00:00.001Z')
}

function bookingMessage({ session, services, message }: z.output<typeof bookingSchema>, extras: Extras) {
  const names = extras.filter(({ id }) => services.includes(id)).map(({ name }) => name)
  const text = cleanOrNull(message)
  return [
    `Session: ${session || freeCallMinutes} minutes`,
    names.length > 0 && `Additional services: ${names.join(', ')}`,
    text && `Message: ${text}`,
  ]
    .filter(Boolean)
    .join('\n')
}
