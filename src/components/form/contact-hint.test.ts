import { expect, test } from 'vitest'
import { contactHint, contactWarnings } from '@/components/form/contact-hint'
import { mailDomains, mailProviders } from '@/content/mail-domains'

test.each([
  ['Asha@gmial.com', 'Asha@gmail.com'],
  [' asha@gmail.con ', 'asha@gmail.com'],
  ['asha@gmail', 'asha@gmail.com'],
  ['asha@yahooo.co.in', 'asha@yahoo.co.in'],
  ['asha@rediffmal.com', 'asha@rediffmail.com'],
  ['asha+visa@hotmial.com', 'asha+visa@hotmail.com'],
  ['asha@telenet.b', 'asha@telenet.be'],
  ['asha@ziggo.n', 'asha@ziggo.nl'],
  ['asha@web.d', 'asha@web.de'],
])('the hint for %s suggests %s', (typed, suggestion) => {
  const domain = suggestion.split('@')[1]
  expect(contactHint('email', typed)).toEqual({ text: `Did you mean ${domain}?`, suggestion })
})

const known = [
  ...mailDomains,
  ...mailProviders.names.flatMap((name) =>
    mailProviders.topLevelDomains.map((topLevel) => `${name}.${topLevel}`),
  ),
]
const others =
  'iitb.ac.in du.ac.in vit.ac.in srm.edu.in tcs.com hcl.com sap.com ing.com asml.com ibm.com dell.com hey.com me.com ' +
  'mac.com aol.com qq.com zoho.com airtelmail.in bsnl.in nic.in ugent.be vub.be student.kuleuven.be tudelft.nl tue.nl ' +
  'kpn.com upc.nl uni.lu tum.de rwth-aachen.de mailbox.org arcor.de orange.be example.com'

test('a known domain has no hint', () => {
  const withHint = [...known, ...others.split(' ')].filter((domain) => contactHint('email', `asha@${domain}`))
  expect(withHint).toEqual([])
})

test.each(['asha', 'asha@', 'asha@@', 'asha@localhost', 'asha@x.', 'a.b@c'])(
  '"%s" has no dot after the @',
  (email) => {
    expect(contactHint('email', email)).toEqual({ text: 'This address has no dot after the @' })
  },
)

const ask = { noCountryCode: /country code/, short: 'This looks short', long: 'This looks long' }

test.each([
  '  ',
  '98200 00000',
  '98200-00000',
  '(+91) 98200 00000',
  '91 98200 00000',
  '+32 470 12 34 56',
  '0032 470 12 34 56',
  '+352 26 12 34 56',
  '+49 30 1234567890',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '\u202a98765 43210\u202c',
])('the phone number %j has no hint', (phone) => {
  expect(contactHint('tel', phone)).toBeUndefined()
})

test.each([
  ['+91 98200', ask.short],
  ['1234567', ask.short],
  ['1111111111', ask.noCountryCode],
  ['12345678', ask.noCountryCode],
  ['0470 12 34 56', ask.noCountryCode],
  ['98200 00000 9', ask.noCountryCode],
  ['+91 98200 00000 98200', ask.long],
  ['98200 OOOOO', 'This has letters in it'],
  ['फोन', 'This has letters in it'],
])('the phone number %j has a hint', (phone, text) => {
  expect(contactHint('tel', phone)?.text).toMatch(text)
})

test('an email address in another script has a hint to use Latin letters', () => {
  expect(contactHint('email', 'राम@डाटामेल.भारत')?.text).toMatch(/Latin letters/)
})

test('a form warns about suspicious values, not about blank values', () => {
  const warned = (values: object) => contactWarnings({ name: '1', ...values }).map(({ kept }) => kept)
  expect(warned({ phone: '12', email: ' asha@gmial.com' })).toEqual(['12', 'gmial.com'])
  expect(warned({ phone: '+91 98200 00000', email: '' })).toEqual([])
})
