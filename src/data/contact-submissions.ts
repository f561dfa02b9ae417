import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean, linesOf, type WithReferralCode } from '@/data/text'

export type ContactMessage = WithReferralCode & { name: string; email: string; message: string }

export async function sendContactMessage(id: string, { name, email, message, ...referral }: ContactMessage) {
  await insertOnce('contact_submissions', {
    id,
    name: clean(name),
    email: clean(email),
    message: linesOf([clean(message)], referral),
  } satisfies TablesInsert<'contact_submissions'>)
}
