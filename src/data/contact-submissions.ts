import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { columnsOf, type FieldSchemas } from '@/data/submission'
import { clean, referralColumn, type WithReferralCode } from '@/data/text'
import { email, filled } from '@/data/validators'
import { definitionOf } from '@/lib/submissions'

const schema = z.object({
  name: filled('noName'),
  email: email(),
  message: filled('noMessage'),
} satisfies FieldSchemas<'contact'>)

type ContactMessage = z.output<typeof schema> & WithReferralCode

export async function sendContactMessage(id: string, values: ContactMessage) {
  await insertOnce('contact_submissions', {
    ...columnsOf('contact', values),
    id,
    name: clean(values.name),
    email: clean(values.email),
    message: clean(values.message),
    ...referralColumn(values),
  } satisfies TablesInsert<'contact_submissions'>)
}

export const contactMessage = { ...definitionOf('contact'), schema, store: sendContactMessage }
