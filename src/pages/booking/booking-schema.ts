import { z } from 'zod/mini'
import { email, filled, optional } from '@/components/form/validators'
import { booking } from '@/content/booking'
import { forms } from '@/content/forms'
import { localDay } from '@/lib/calendar'

export const schema = z.object({
  name: filled(forms.missing.name),
  email: email(),
  phone: optional(),
  // The calendar offers no past day, but one can be typed.
  preferred_date: z.string().check(
    z.refine((day) => day < '2101', booking.form.farDate),
    z.refine((day) => day === '' || day >= localDay(new Date()), booking.form.pastDate),
  ),
  message: optional(),
  session: z.string(),
  services: z.array(z.string()),
})
