import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { columnsOf, type FieldSchemas } from '@/data/submission'
import { clean } from '@/data/text'
import { email } from '@/data/validators'
import { referralCode } from '@/lib/references'
import { definitionOf } from '@/lib/submissions'

const schema = z.object({
  // Looser than the browser's own rule, as specified.
  email: email(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
} satisfies FieldSchemas<'referral'>)

export async function createReferral(id: string, values: z.output<typeof schema>, code: string) {
  await insertOnce('referrals', {
    ...columnsOf('referral', values),
    id,
    referrer_email: clean(values.email),
    referee_email: '',
    referral_code: code,
    status: 'pending',
  } satisfies TablesInsert<'referrals'>)
  return code
}

export const referral = { ...definitionOf('referral'), schema, store: createReferral, mint: referralCode }
