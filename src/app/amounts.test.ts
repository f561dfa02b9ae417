import { expect, test } from 'vitest'
import { pageHtml } from '@/testing/page-html'

/** An element outside drawings and tables that contains only an amount. */
const amount = /<(?!text|tspan|td)(\w+)([^>]*)>([₹€][\d,.]+(?: lakh| crore)?)<\/\1>/g

const amountsIn = (html: string) => [...html.matchAll(amount)]

test('the pages have amounts', () => {
  expect([...pageHtml.values()].flatMap(amountsIn)).not.toEqual([])
})

test.each([...pageHtml])('no amount on %s can be changed by a translator', (_, html) => {
  const translated = amountsIn(html).filter(([, , attributes]) => !attributes?.includes('translate="no"'))
  expect(translated.map(([element]) => element)).toEqual([])
})
