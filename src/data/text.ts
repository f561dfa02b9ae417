/** Trims, and removes U+0000, which Postgres cannot store. */
export function clean(text: string) {
  return text.replaceAll('\u0000', '').trim()
}

export function cleanOrNull(text: string | undefined) {
  return clean(text ?? '') || null
}

export type WithReferralCode = { referralCode?: string | undefined }

export function linesOf(texts: readonly (string | null)[], { referralCode }: WithReferralCode) {
  return [...texts, referralCode ? `Referral code: ${referralCode}` : null].filter(Boolean).join('\n')
}
