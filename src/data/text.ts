/** Trims, and removes what Postgres cannot store: U+0000 and unpaired surrogates. */
export function clean(text: string) {
  return text.replace(/[\0\p{Surrogate}]/gu, '').trim()
}

export function cleanOrNull(text: string | undefined) {
  return clean(text ?? '') || null
}

export type WithReferralCode = { referralCode?: string | undefined }

/** The column of a followed referral link, or none without a code. */
export function referralColumn({ referralCode }: WithReferralCode) {
  return referralCode ? { referral_code: referralCode } : {}
}
