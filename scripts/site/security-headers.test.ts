import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

/** The Content-Security-Policy as directives with their sources. */
function directives(supabaseUrl?: string) {
  const policy = String(securityHeaders(supabaseUrl)['Content-Security-Policy'])
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

test('the Content-Security-Policy allows the site, its backend and nothing else', () => {
  expect(directives()).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
  expect(directives('https://x.supabase.co/')['connect-src']).toBe("'self' https://x.supabase.co")
})
