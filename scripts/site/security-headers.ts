const YEAR_SECONDS = 31_536_000

/**
 * Headers of every page and file.
 * @param supabaseUrl the address of the hosted project, if the site uses one
 */
export function securityHeaders(supabaseUrl?: string) {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': supabaseUrl ? `'self' ${new URL(supabaseUrl).origin}` : "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/** Files in /assets never change: their names have a hash, but for the font's licence. Browsers revalidate all others. */
export const cacheControl = {
  hashed: `public, max-age=${YEAR_SECONDS}, immutable`,
  page: 'no-cache',
}
