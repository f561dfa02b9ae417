import { z } from 'zod/mini'
import { email } from '@/components/form/checks'

export const schema = z.object({ email: email() })
