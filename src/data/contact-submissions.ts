import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean } from '@/data/text'

export type ContactMessage = {
  name: string
  email: string
  message: string
  referralCode?: string | undefined
}

/** Stores a contact message. Throws DataError. */
export async function sendContactMessage(id: string, { name, email, message, referralCode }: ContactMessage) {
  await insertOnce('contact_submissions', {
    id,
    name: clean(name),
    email: clean(email),
    message: [clean(message), referralCode && `Referral code: ${referralCode}`].filter(Boolean).join('\n'),
  } satisfies TablesInsert<'contact_submissions'>)
}
