import { z } from 'zod/mini'
import { email } from '@/components/form/validators'

export const schema = z.object({ email: email() })
