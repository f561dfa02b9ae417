import { expect, test } from 'vitest'
import { robots, sitemap } from '@/app/sitemap'
import { absoluteUrl } from '@/lib/site-url'

const listed = [...sitemap().matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')

test('the sitemap names each page once, by the address that it is to be known by', () => {
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(['/', '/faq', '/destinations/germany'].map(absoluteUrl)))
  expect(listed).toContain(absoluteUrl('/services/admission-guidance'))
  expect(listed).not.toContain(absoluteUrl('/services/admission-guidance-strategy'))
})

test.each(['/login', '/signup', '/forgot-password', '/checkout', '/booking', '/404'])(
  'the sitemap leaves %s out',
  (path) => {
    expect(listed.filter((address) => address.startsWith(absoluteUrl(path)))).toEqual([])
  },
)

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(robots()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`)
})
