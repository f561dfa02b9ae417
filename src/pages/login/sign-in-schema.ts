import { z } from 'zod/mini'
import { email } from '@/components/form/validators'
import { forms } from '@/content/forms'

export const schema = z.object({
  email: email(),
  // Not trimmed: spaces may belong to a password.
  password: z.string().check(z.minLength(1, forms.missing.password)),
  rememberMe: z.boolean(),
})
