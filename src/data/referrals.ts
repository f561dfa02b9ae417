import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean } from '@/data/text'

export async function createReferral(id: string, { email, code }: { email: string; code: string }) {
  await insertOnce('referrals', {
    id,
    referrer_email: clean(email),
    referee_email: '',
    referral_code: code,
    status: 'pending',
  } satisfies TablesInsert<'referrals'>)
  return code
}
