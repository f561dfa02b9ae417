import { expect, test } from 'vitest'
import { securityHeaders } from '../site/security-headers.ts'
import { hostRules } from './host-rules.ts'

const supabase = 'https://abcdefghijklmnopqrst.supabase.co'
const rewrites = [{ source: '/booking/:consultantId', destination: '/booking' }]
const rules = hostRules(rewrites, supabase)
const vercel: {
  rewrites: { source: string; destination: string }[]
  headers: { source: string; headers: { key: string; value: string }[] }[]
} = JSON.parse(rules['vercel.json'])

/** `_headers` as a map from path to headers. */
const blocks = new Map(
  rules._headers
    .trim()
    .split(/\n(?=\S)/)
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      return [path, lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1))]
    }),
)

test('_headers and vercel.json have the security headers of npm start', () => {
  const expected = Object.entries(securityHeaders(supabase))
  expect(blocks.get('/*')).toEqual(expected)
  expect(vercel.headers[0]).toEqual({
    source: '/(.*)',
    headers: expected.map(([key, value]) => ({ key, value })),
  })
  expect(rules._headers).toContain(`connect-src 'self' ${supabase};`)
})

test('_headers and vercel.json let browsers keep only /assets for a year', () => {
  const forever = ['Cache-Control', 'public, max-age=31536000, immutable']
  expect(blocks.get('/assets/*')).toEqual([forever])
  expect(vercel.headers[1]).toEqual({
    source: '/assets/(.*)',
    headers: [{ key: forever[0], value: forever[1] }],
  })
  expect(rules._headers.match(/Cache-Control/g)).toHaveLength(1)
})

test('nginx.conf answers 404 at /404 and /index, with and without a slash', () => {
  const locations = [...rules['nginx.conf'].matchAll(/^location ~ (\S+) \{ (.+) \}$/gm)]
  // nginx takes the first pattern that fits.
  const ruleFor = (path: string) => locations.find(([, pattern = '']) => new RegExp(pattern).test(path))?.[2]
  for (const path of ['/404', '/404/', '/index', '/index/']) expect(ruleFor(path), path).toBe('return 404;')
  expect(ruleFor('/about/')).toBe('try_files $page.html =404;')
})

test('_redirects and vercel.json rewrite a route with a parameter to its file', () => {
  expect(rules._redirects).toBe('/booking/:consultantId /booking 200\n')
  expect(vercel.rewrites).toEqual(rewrites)
})
