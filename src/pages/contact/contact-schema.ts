import { z } from 'zod/mini'
import { email, filled } from '@/components/form/validators'
import { forms } from '@/content/forms'

export const schema = z.object({
  name: filled(forms.missing.name),
  email: email(),
  message: filled(forms.missing.message),
})
