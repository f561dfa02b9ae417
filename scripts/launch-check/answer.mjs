/** @typedef {ReturnType<typeof requestsTo>} Ask */
/** @typedef {Awaited<ReturnType<Ask>>} Answer */

/**
 * Returns a function that requests a path of the site, following redirects.
 * @param {string} address
 */
export function requestsTo(address) {
  /**
   * @param {string} path
   * @param {RequestInit} [options]
   */
  return async (path, options) => {
    const response = await fetch(address.replace(/\/$/, '') + path, {
      redirect: 'follow',
      signal: AbortSignal.timeout(15_000),
      ...options,
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

/**
 * The first group of the pattern's first match in an answer.
 * @param {RegExp} pattern
 * @param {Answer} answer
 */
export const firstMatch = (pattern, { text }) => pattern.exec(text)?.[1]
