import { z } from 'zod/mini'
import { type ErrorKey, email } from '@/data/validators'

export const schema = z.object({
  email: email(),
  // Not trimmed: spaces may belong to a password.
  password: z.string().check(z.minLength(1, 'noPassword' satisfies ErrorKey)),
  rememberMe: z.boolean(),
})
