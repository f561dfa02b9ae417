import { z } from 'zod/mini'
import { email } from '@/data/validators'

export const schema = z.object({ email: email() })
