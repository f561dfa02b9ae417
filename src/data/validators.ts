import { z } from 'zod/mini'
import { cleanEmail, cleanPhone, isForeignEmail, isInvisible } from '@/data/contact-values'
import { localIsoDay } from '@/lib/day'

/** The error keys of fields. `forms.errors` has a sentence for each. */
export type ErrorKey =
  | 'noName'
  | 'noEmail'
  | 'noPhone'
  | 'noMessage'
  | 'noPassword'
  | 'badEmail'
  | 'foreignEmail'
  | 'pastDate'
  | 'farDate'

export const filled = (missing: ErrorKey) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !isInvisible(text), missing),
  )

export const optional = () => z.string().check(z.trim())

/** Schemas for the fields of a wizard. None is required, so a missing value gets a default. */
export const text = (clean = (typed: string) => typed) => z._default(z.string().check(z.overwrite(clean)), '')
export const list = () => z._default(z.array(z.string()), [])
export const flag = () => z._default(z.boolean(), false)

/** An e-mail address that has the given shape, by default the browser's. */
export const email = (shape: RegExp = z.regexes.html5Email) =>
  z.string().check(
    z.overwrite(cleanEmail),
    z.minLength(1, { error: 'noEmail' satisfies ErrorKey, abort: true }),
    z.refine((email) => !isForeignEmail(email), {
      error: 'foreignEmail' satisfies ErrorKey,
      abort: true,
    }),
    z.regex(shape, 'badEmail' satisfies ErrorKey),
  )

/** A phone number. `contact-warnings.ts` warns if it looks incomplete. */
export const phone = () => z.string().check(z.overwrite(cleanPhone))
export const filledPhone = () => phone().check(z.minLength(1, 'noPhone' satisfies ErrorKey))

/** The last day of a booking: the database refuses later ones. */
export const LAST_DAY = '2100-12-31'

/** Whether a text is a day, `YYYY-MM-DD`, that the database accepts. */
export const isBookableDay = (text: string) => z.regexes.date.test(text) && text <= LAST_DAY

/** A calendar day, `YYYY-MM-DD`, or empty. The calendar offers no past day, but one can be typed. */
export const dayToCome = () =>
  z.string().check(
    z.refine((day) => day === '' || isBookableDay(day), 'farDate' satisfies ErrorKey),
    z.refine((day) => day === '' || day >= localIsoDay(new Date()), 'pastDate' satisfies ErrorKey),
  )
