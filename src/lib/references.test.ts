import { describe, expect, test, vi } from 'vitest'
import { databaseOrderReference, newReferralCode, paymentReference } from '@/lib/references'

const day = new Date(2026, 10, 21, 23, 59)

describe('the order reference', () => {
  test.each([
    ['Asha Rao Patel', 'ASHA_RAO'],
    ['  Asha  ', 'ASHA'],
    ['X', 'X'],
    ['A\u0000sh\ud83da', 'ASHA'],
    ['Zoë Müller-Lüdenscheid', 'ZOË_MÜLL'],
    ['A     B', 'A_____B'],
    ['आशा पटेल', 'आशा_पटेल'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧_FAMILY'],
    // The database takes 100 characters.
    ['👩🏽‍❤️‍💋‍👩🏽'.repeat(8), [...'👩🏽‍❤️‍💋‍👩🏽'.repeat(8)].slice(0, 78).join('')],
  ])('the order reference of %j has eight letters and the local date', (name, letters) => {
    expect(databaseOrderReference(name, day)).toMatch(new RegExp(`^STUB_DB_${letters}_20261121_[A-Z0-9]{4}$`))
  })
})

describe('the payment reference', () => {
  test.each([
    ['Asha Rao Patel', 'ASHARAOPATEL'],
    ['x', 'X'],
    ['  Zoë   Müller ', 'ZOËMÜLLER'],
    ['आशा पटेल', 'आशापटेल'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧FAMILY'],
    ['Tab\tand\u00a0hard space', 'TABANDHARDSPACE'],
    // The database takes 100 characters.
    ['n'.repeat(200), 'N'.repeat(78)],
  ])('the payment reference of %j has the name without spaces and the local date', (name, letters) => {
    expect(paymentReference(name, day)).toBe(`STUB_${letters}_21112026`)
  })
})

describe('the date in a reference is that of the visitor', () => {
  // 20:00 in Antwerp is already tomorrow in India, and still noon in Los Angeles.
  const moment = '2026-12-31T19:00:00Z'

  test.each([
    ['Asia/Kolkata', '01012027', '20270101'],
    ['America/Los_Angeles', '31122026', '20261231'],
  ])('a reference has the local date of a visitor in %s', (TZ, forPayment, forOrder) => {
    vi.stubEnv('TZ', TZ)
    expect(paymentReference('A', new Date(moment))).toBe(`STUB_A_${forPayment}`)
    expect(databaseOrderReference('A', new Date(moment))).toContain(`STUB_DB_A_${forOrder}_`)
  })
})

test('a referral code is STUB and six random characters', () => {
  expect(newReferralCode()).toMatch(/^STUB[A-Z0-9]{6}$/)
})
