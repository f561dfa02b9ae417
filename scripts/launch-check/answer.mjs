/** Returns a function that requests a path of the site, following redirects. */
export const asking = (address) => async (path, options) => {
  const response = await fetch(address.replace(/\/$/, '') + path, {
    redirect: 'follow',
    signal: AbortSignal.timeout(15_000),
    ...options,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The first group of the pattern's first match in an answer. */
export const first = (pattern, { text }) => pattern.exec(text)?.[1]
