import { z } from 'zod/mini'
import { email, filled, optional } from '@/data/validators'

export const schema = z.object({
  name: filled('noName'),
  phone: filled('noPhone'),
  email: email(),
  message: optional(),
})
