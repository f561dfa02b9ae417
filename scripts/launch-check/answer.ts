import { toCheck } from '../../src/domain/launch/check.ts'

export type Ask = ReturnType<typeof requestsTo>
export type Answer = Awaited<ReturnType<Ask>>

/** Returns a function that requests a path of the site, following redirects. */
export function requestsTo(address: string) {
  return async (path: string, options?: RequestInit) => {
    const response = await fetch(address.replace(/\/$/, '') + path, {
      redirect: 'follow',
      signal: AbortSignal.timeout(15_000),
      ...options,
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

/** The first group of the pattern's first match in an answer. */
export const firstMatch = (pattern: RegExp, { text }: Answer) => pattern.exec(text)?.[1]

/** A check of an answer of the site. */
export const toSiteCheck = (what: string, fault: string | undefined) =>
  toCheck('site', { what, fault, where: 'the rules of the host: docs/deploy.md, section 2' })
