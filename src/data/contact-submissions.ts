import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, linesOf, type WithReferralCode } from '@/data/text'
import { email, filled } from '@/data/validators'

const schema = z.object({ name: filled('noName'), email: email(), message: filled('noMessage') })

type ContactMessage = z.output<typeof schema> & WithReferralCode

export async function sendContactMessage(id: string, { name, email, message, ...referral }: ContactMessage) {
  await insertOnce('contact_submissions', {
    id,
    name: clean(name),
    email: clean(email),
    message: linesOf([clean(message)], referral),
  } satisfies TablesInsert<'contact_submissions'>)
}

export const contactMessage = { schema, store: sendContactMessage }
