import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean } from '@/data/text'

export type ContactMessage = { name: string; email: string; message: string }

/** Stores a contact message. Throws DataError. */
export async function sendContactMessage(id: string, { name, email, message }: ContactMessage) {
  await insertOnce('contact_submissions', {
    id,
    name: clean(name),
    email: clean(email),
    message: clean(message),
  } satisfies TablesInsert<'contact_submissions'>)
}
