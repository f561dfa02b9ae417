import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { clean } from '@/data/text'
import { email } from '@/data/validators'

// Looser than the browser's own rule, as specified.
const schema = z.object({ email: email(/^[^\s@]+@[^\s@]+\.[^\s@]+$/) })

export async function createReferral(id: string, { email }: z.output<typeof schema>, code: string) {
  await insertOnce('referrals', {
    id,
    referrer_email: clean(email),
    referee_email: '',
    referral_code: code,
    status: 'pending',
  } satisfies TablesInsert<'referrals'>)
  return code
}

export const referral = { schema, store: createReferral, withoutReferralCode: true }
