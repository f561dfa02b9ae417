import { z } from 'zod/mini'
import { forms } from '@/content/forms'

export const filled = (missing: string) => z.string().check(z.trim(), z.minLength(1, missing))

export const optional = () => z.string().check(z.trim())

/** An e-mail address by the browser's own rule. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: forms.missing.email, abort: true }),
      z.regex(z.regexes.html5Email, forms.badEmail),
    )
