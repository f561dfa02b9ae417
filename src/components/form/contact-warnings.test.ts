import { expect, test } from 'vitest'
import { contactWarnings } from '@/components/form/contact-warnings'
import { forms } from '@/content/forms'
import { mailDomains, mailProviders } from '@/content/mail-domains'

const warningOf = (values: object) => contactWarnings({ ...values }, forms)[0]

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
])('the warning about %s suggests %s', (typed, suggestion) => {
  const domain = suggestion.split('@')[1]
  expect(warningOf({ email: typed })).toMatchObject({ text: `Did you mean ${domain}?`, suggestion })
})

const knownDomains = [
  ...mailDomains,
  ...mailProviders.names.flatMap((name) =>
    mailProviders.topLevelDomains.map((topLevel) => `${name}.${topLevel}`),
  ),
]
const others =
  'iitb.ac.in du.ac.in vit.ac.in srm.edu.in tcs.com hcl.com sap.com ing.com asml.com ibm.com dell.com hey.com me.com ' +
  'mac.com aol.com qq.com zoho.com airtelmail.in bsnl.in nic.in ugent.be vub.be student.kuleuven.be tudelft.nl tue.nl ' +
  'kpn.com upc.nl uni.lu tum.de rwth-aachen.de mailbox.org arcor.de orange.be example.com'

test('an address at a known mail domain has no warning', () => {
  const withWarning = [...knownDomains, ...others.split(' ')].filter((domain) =>
    warningOf({ email: `asha@${domain}` }),
  )
  expect(withWarning).toEqual([])
})

test.each(['asha', 'asha@', 'asha@@', 'asha@localhost', 'asha@x.', 'a.b@c'])(
  'the address “%s” has a warning: no dot after the @',
  (email) => {
    expect(warningOf({ email })?.text).toBe('This address has no dot after the @')
  },
)

const texts = { noCountryCode: /country code/, short: 'This looks short', long: 'This looks long' }

test.each([
  '  ',
  '98200 00000',
  '98200-00000',
  '(+91) 98200 00000',
  '91 98200 00000',
  '098765 43210',
  '+91 098765 43210',
  '+32 470 12 34 56',
  '0032 470 12 34 56',
  '+352 26 12 34 56',
  '+49 30 1234567890',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '\u202a98765 43210\u202c',
])('the phone number %j has no warning', (phone) => {
  expect(warningOf({ phone })).toBeUndefined()
})

test.each([
  ['+91 98200', texts.short],
  ['+91 098765 4321', texts.short],
  ['1234567', texts.short],
  ['1111111111', texts.noCountryCode],
  ['12345678', texts.noCountryCode],
  ['0470 12 34 56', texts.noCountryCode],
  ['98200 00000 9', texts.noCountryCode],
  ['+91 98200 00000 98200', texts.long],
  ['+91 98765 432100', texts.long],
  ['0091 98765 4321', texts.short],
  ['98200 OOOOO', 'This has letters in it'],
  ['फोन', 'This has letters in it'],
])('the phone number %j has a warning', (phone, text) => {
  expect(warningOf({ phone })?.text).toMatch(text)
})

test('an email address in another script has a warning to use Latin letters', () => {
  expect(warningOf({ email: 'राम@डाटामेल.भारत' })?.text).toMatch(/Latin letters/)
})

test('a form warns about suspicious values, not about blank values', () => {
  const partsOf = (values: object) =>
    contactWarnings({ name: '1', ...values }, forms).map(({ suspiciousPart }) => suspiciousPart)
  expect(partsOf({ phone: '12', email: ' asha@gmial.com' })).toEqual(['gmial.com', '12'])
  expect(partsOf({ phone: '+91 98200 00000', email: '' })).toEqual([])
})
