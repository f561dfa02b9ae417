import { z } from 'zod/mini'
import type { TablesInsert } from '@/data/database.types'
import { insertOnce } from '@/data/insert'
import { withoutBlank } from '@/data/optional-columns'
import type { Submission } from '@/data/submission'
import { email } from '@/data/validators'
import { cleanText } from '@/lib/clean-text'

export const referralSchema = z.object({
  // The specification's pattern: one @, a dot in the domain, and otherwise any characters but blanks.
  email: email(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
})

/** Stores a referral: `reference` is its code. `referee_email` is blank, because the form does not ask for it. */
export async function createReferral({ id, values, reference, replaces }: Submission<typeof referralSchema>) {
  await insertOnce('referrals', {
    id,
    referrer_email: cleanText(values.email),
    referee_email: '',
    referral_code: reference,
    status: 'pending',
    ...withoutBlank({ replaces }),
  } satisfies TablesInsert<'referrals'>)
}
