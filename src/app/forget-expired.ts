/** Removes what was to be kept on this device for a time that has passed: drafts, and the code of a referral link. */
export function forgetExpired(now = Date.now()) {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith('studybridge:'))) {
      const { until } = JSON.parse(localStorage.getItem(key) ?? '{}')
      if (until <= now) localStorage.removeItem(key)
    }
  } catch {
    // Without storage nothing is kept.
  }
}
