/** Trims, and removes what Postgres cannot store: U+0000 and unpaired surrogates. */
export function clean(text: string) {
  return text.replace(/[\0\p{Surrogate}]/gu, '').trim()
}

export function cleanOrNull(text: string | undefined) {
  return clean(text ?? '') || null
}

export type WithReferralCode = { referralCode?: string | undefined }

export function linesOf(texts: readonly (string | null)[], { referralCode }: WithReferralCode) {
  return [...texts, referralCode ? `Referral code: ${referralCode}` : null].filter(Boolean).join('\n')
}
