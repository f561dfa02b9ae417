import { expect, test } from 'vitest'
import { formatLakh, parseLakh } from '@/lib/lakh'

test.each([
  [165_000, '₹1.7 lakh'],
  [164_999, '₹1.6 lakh'],
  [1_401_840, '₹14.0 lakh'],
  [99_949, '₹99,900'],
  [99_950, '₹1.0 lakh'],
  [44_000, '₹44,000'],
  [0, '₹0'],
])('%s rupees are %s: half a tenth rounds up', (rupees, text) => expect(formatLakh(rupees)).toBe(text))

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
  ['15,5', undefined],
  ['15 crore', undefined],
  ['-15', undefined],
  ['1e9', undefined],
  ['about 15', undefined],
  ['', undefined],
])('"%s" is %s lakh', (text, lakh) => expect(parseLakh(text)).toBe(lakh))
