import { z } from 'zod/mini'
import { email, filled } from '@/data/validators'

export const schema = z.object({ name: filled('noName'), email: email() })
