const KEY = 'studybridge:referral:v1'
const DAYS = 90
const SHAPE = /^STUB[A-Z0-9]{6}$/

/** Keeps the code of a followed referral link for 90 days. Anything that is not a code is ignored. */
export function keepReferralCode(code: string | null, now = Date.now()) {
  if (!code || !SHAPE.test(code)) return
  try {
    localStorage.setItem(KEY, JSON.stringify({ code, until: now + DAYS * 86_400_000 }))
  } catch {
    // Without storage the code counts for nothing, and the site works all the same.
  }
}

/** The code of a link that was followed in the last 90 days. */
export function readReferralCode(now = Date.now()): string | undefined {
  try {
    const { code, until } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return until > now && SHAPE.test(code) ? code : undefined
  } catch {
    return undefined
  }
}
