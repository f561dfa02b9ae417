import { z } from 'zod/mini'
import { freeCall } from '@/content/free-call'

export const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, freeCall.missingName)),
  phone: z.string().check(z.trim(), z.minLength(1, freeCall.missingPhone)),
})
