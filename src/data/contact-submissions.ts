import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { withoutBlank } from '@/data/optional-columns'
import type { Submission } from '@/data/submission'
import { email, filled } from '@/data/validators'
import { cleanText } from '@/lib/clean-text'

export const contactSchema = z.object({
  name: filled('noName'),
  email: email(),
  message: filled('noMessage'),
})

/** Stores a contact message. The same `id` is stored once. Throws DataError. */
export async function sendContactMessage({
  id,
  values,
  referralCode,
  replaces,
}: Submission<typeof contactSchema>) {
  await insertOnce('contact_submissions', {
    id,
    name: cleanText(values.name),
    email: cleanText(values.email),
    message: cleanText(values.message),
    ...withoutBlank({ referral_code: referralCode, replaces }),
  } satisfies TablesInsert<'contact_submissions'>)
}
