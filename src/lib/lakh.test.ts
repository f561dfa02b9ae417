import { expect, test } from 'vitest'
import { formatLakh, parseLakh, withUnbrokenAmounts } from '@/lib/lakh'

test.each([
  [165_000, '₹1.7 lakh'],
  [164_999, '₹1.6 lakh'],
  [1_401_840, '₹14 lakh'],
  [99_949, '₹99,900'],
  [99_950, '₹1 lakh'],
  [9_994_999, '₹99.9 lakh'],
  [9_995_000, '₹1 crore'],
  [10_430_000, '₹1.04 crore'],
  [44_000, '₹44,000'],
  [0, '₹0'],
])('%s rupees are shown as %s', (rupees, text) => expect(formatLakh(rupees)).toBe(text))

test.each([
  ['15', 15],
  ['15.5', 15.5],
  ['15 lakh', 15],
  ['15.', 15],
  ['15 la', 15],
  ['15lakhs', 15],
  ['1500000', 15],
  ['15,00,000', 15],
  ['1,500,000', 15],
  ['₹15L', 15],
  [' ₹ 7.5 ', 7.5],
  ['Rs. 15 lac', 15],
  ['15 लाख', 15],
  ['१५.५', 15.5],
  ['1555000', 15.6],
  ['15.55', 15.6],
  ['15,00,000/-', 15],
  ['Rs. 15,00,000/-', 15],
  ['15,00,000 rs', 15],
  ['15 lakhs rs', 15],
  ['rs15', 15],
  ['15,00,000.50', 15],
  ['15 करोड़', 1500],
  ['15 करोड़', 1500],
  ['15 करो', 1500],
  ['20 लाख रुपये', 20],
  ['.5 crore', 50],
  ['15\u00a0 lakh', 15],
  ['Rs. 15,00,000/- only', 15],
  ['15L INR', 15],
  ['15 lakh only', 15],
  ['15.00.000', 15],
  ['15 00 000', 15],
  ['1.5 crore', 150],
  ['1.5 cr', 150],
  ['१५ लाख', 15],
  ['১৫', 15],
  ['15-20 lakh', undefined],
  ['20k', undefined],
  ['015', undefined],
  ['15,5', undefined],
  ['-15', undefined],
  ['1e9', undefined],
  ['about 15', undefined],
  ['', undefined],
])('the typed amount “%s” is parsed as %s lakh', (text, lakh) => expect(parseLakh(text)).toBe(lakh))

test('an amount in a headline keeps its unit on the same line', () => {
  expect(withUnbrokenAmounts('₹20 lakh is not enough yet: ₹3.5 lakh short')).toBe(
    '₹20\u00a0lakh is not enough yet: ₹3.5\u00a0lakh short',
  )
})
