/** Text as it is stored: trimmed, and without U+0000, which Postgres cannot hold. */
export function clean(text: string) {
  return text.replaceAll('\u0000', '').trim()
}

/** Like `clean`; a blank text is null. */
export function cleanOrNull(text: string | undefined) {
  return clean(text ?? '') || null
}

/** What a submission may carry along: the code of the referral link that was followed. */
export type WithReferralCode = { referralCode?: string | undefined }

/** One line each, blank ones left out; the referral code comes last. */
export function linesOf(texts: readonly (string | null)[], { referralCode }: WithReferralCode) {
  return [...texts, referralCode ? `Referral code: ${referralCode}` : null].filter(Boolean).join('\n')
}
