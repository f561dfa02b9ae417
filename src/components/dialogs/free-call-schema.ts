import { z } from 'zod/mini'
import { filled } from '@/components/form/validators'
import { forms } from '@/content/forms'

export const schema = z.object({ name: filled(forms.missing.name), phone: filled(forms.missing.phone) })
