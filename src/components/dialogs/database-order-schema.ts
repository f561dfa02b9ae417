import { z } from 'zod/mini'
import { email, filled, optional } from '@/components/form/validators'
import { forms } from '@/content/forms'

export const schema = z.object({
  name: filled(forms.missing.name),
  email: email(),
  phone: filled(forms.missing.phone),
  message: optional(),
})
