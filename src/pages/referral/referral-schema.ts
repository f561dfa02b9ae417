import { z } from 'zod/mini'
import { forms } from '@/content/forms'

export const schema = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, { error: forms.missing.email, abort: true }),
    // Looser than the browser's own rule, as specified.
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, forms.badEmail),
  ),
})
