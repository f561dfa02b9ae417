import { expect, test } from 'vitest'
import { cleanEmail, cleanPhone, isForeignEmail, isInvisible } from '@/data/contact-values'

test.each([
  ' asha@uni.edu ',
  'asha@uni.edu\u00a0',
  'asha@uni.edu\u200b',
  '\ufeffasha@uni.edu',
  '\u202aasha@uni.edu\u202c',
  '\u2066asha@uni.edu\u2069',
  'asha@u\u00adni.edu',
  'asha@\u200duni.edu',
  'asha @ uni.edu',
  'asha@uni. edu',
  'mailto: asha@uni.edu',
  'asha@uni.edu\n',
  'mailto:asha@uni.edu',
  'MAILTO:asha@uni.edu?subject=Hello',
  'Asha Rao <asha@uni.edu>',
  '"Rao, Asha" <asha@uni.edu>,',
  '<mailto:asha@uni.edu>',
  '<asha@uni.edu>',
  '(asha@uni.edu)',
  '[asha@uni.edu]',
  '“asha@uni.edu”',
  'asha@uni.edu.',
  'asha@uni.edu),',
  'ａｓｈａ＠uni.edu',
])('the email address is extracted from %j', (pasted) => {
  expect(cleanEmail(pasted)).toBe('asha@uni.edu')
})

test.each([
  '',
  'asha',
  "o'brien+visa@uni.edu",
  'a@x.com,b@x.com',
  'राम@डाटामेल.भारत',
  'Asha Rao asha@uni.edu',
  'asha@uni.edu or call me',
  'asha@uni.edu. Thanks',
  'Email. asha@uni.edu',
])('cleaning does not change the address %j', (text) => {
  expect(cleanEmail(text)).toBe(text)
})

test.each([
  ['राम@डाटामेल.भारत', true],
  ['asha@xn--c2bro4b8a.xn--h2brj9c', true],
  ['josé@example.com', true],
  ['asha@müller.de', true],
  ['xn--asha@example.com', false],
  ['asha@example.com', false],
])('the address %s has letters beyond a to z: %s', (email, isForeign) => {
  expect(isForeignEmail(email)).toBe(isForeign)
})

test.each([
  ['९८७६५ ४३२१०', '98765 43210'],
  ['+৯১ ৯৮৭৬৫ ৪৩২১০', '+91 98765 43210'],
  ['௯௮௭௬௫ ௪௩௨௧௦', '98765 43210'],
  ['٩٨٧٦٥ ٤٣٢١٠', '98765 43210'],
  ['９８７６５ ４３２１０', '98765 43210'],
  ['\u202a+91 98765\u00a0 43210\u202c', '+91 98765 43210'],
  ['9\u200b8\u200b76543210', '9876543210'],
  ['tel:+919876543210', '+919876543210'],
])('the number %j is stored as %s', (typed, stored) => {
  expect(cleanPhone(typed)).toBe(stored)
})

test.each(['', ' \n', '\u200b', '\u3164', '\u202a\u202c', '\u00ad'])('%j counts as blank', (text) => {
  expect(isInvisible(text)).toBe(true)
})
