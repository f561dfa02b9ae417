import { cleanText } from '@/lib/clean-text'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const PREFIX = 'STUB'

function randomCode(length: number) {
  // Skip the highest bytes: 256 is no multiple of the alphabet's size, so they would make its first letters more frequent.
  const limit = 256 - (256 % ALPHABET.length)
  let code = ''
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < limit && code.length < length) code += ALPHABET[byte % ALPHABET.length]
    }
  }
  return code
}

export function newReferralCode() {
  return PREFIX + randomCode(6)
}

/** The name's first eight letters, the visitor's local date, four random characters: `STUB_DB_ASHA_RAO_20261121_7K2Q`. */
export function databaseOrderReference(name: string, date: Date) {
  const letters = graphemes(cleanText(name)).slice(0, 8).join('').replace(/\s/g, '_')
  const { year, month, day } = dateParts(date)
  return [`${PREFIX}_DB`, upperCase(letters), year + month + day, randomCode(4)].join('_')
}

/** Splits text into graphemes, or into code points in Firefox before 125. */
function graphemes(text: string) {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** The name without spaces, and the visitor's local date: `STUB_ASHARAOPATEL_21112026`. */
export function paymentReference(name: string, date: Date) {
  const letters = cleanText(name).replace(/\s/g, '')
  const { year, month, day } = dateParts(date)
  return [PREFIX, upperCase(letters), day + month + year].join('_')
}

/** The database accepts 100 characters, of which all but the name take 22 at most. An emoji can have more than ten. */
const MAX_NAME_LENGTH = 78

const upperCase = (letters: string) => [...letters.toUpperCase()].slice(0, MAX_NAME_LENGTH).join('')

function dateParts(date: Date) {
  return {
    year: String(date.getFullYear()),
    month: String(date.getMonth() + 1).padStart(2, '0'),
    day: String(date.getDate()).padStart(2, '0'),
  }
}
