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
])('%s is asked back as %s', (typed, suggestion) => {
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

test('a domain that is known is not asked back', () => {
  const asked = [...known, ...others.split(' ')].filter((domain) => contactHint('email', `asha@${domain}`))
  expect(asked).toEqual([])
})

test.each(['asha', 'asha@', 'asha@@', 'asha@localhost', 'asha@x.', 'a.b@c'])(
  '"%s" has no dot after the @',
  (email) => {
    expect(contactHint('email', email)).toEqual({ text: 'This address has no dot after the @' })
  },
)

test.each([
  ['  ', undefined],
  ['+91 98200', { text: 'This looks short' }],
  ['1234567', { text: 'This looks short' }],
  ['12345678', undefined],
  ['+91 98200 00000', undefined],
  ['123456789012345', undefined],
  ['+91 98200 00000 98200', { text: 'This looks long', mayWork: true }],
  ['98200 OOOOO', { text: 'This has letters in it' }],
  ['९८२०००००००', { text: 'This looks short' }],
])('the number "%s": %o', (phone, hint) => {
  expect(contactHint('tel', phone)).toEqual(hint)
})

test('a form warns of values that cannot work, not of those that may, nor of blank ones', () => {
  const warned = (values: object) => contactWarnings({ name: '1', ...values }).map(({ field }) => field)
  expect(warned({ phone: '12', email: 'asha@gmial.com' })).toEqual(['phone', 'email'])
  expect(warned({ phone: '+91 98200 00000 98200', email: '' })).toEqual([])
})
