import { cleanText } from '@/lib/typed-text'

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
  const letters = graphemes(cleanText(name)).slice(0, 8)
  const { year, month, day } = dateParts(date)
  return [
    `${PREFIX}_DB`,
    letters.join('').toUpperCase().replace(/\s/g, '_'),
    year + month + day,
    randomCode(4),
  ].join('_')
}

/** Splits text into graphemes, or into code points in Firefox before 125. */
function graphemes(text: string) {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** The database accepts 100 characters, of which prefix and date take 14. */
const MAX_NAME_LETTERS = 86

/** The name without spaces, at most 86 letters of it, and the visitor's local date: `STUB_ASHARAOPATEL_21112026`. */
export function paymentReference(name: string, date: Date) {
  const { year, month, day } = dateParts(date)
  const letters = [...cleanText(name).replace(/\s/g, '').toUpperCase()].slice(0, MAX_NAME_LETTERS)
  return [PREFIX, letters.join(''), day + month + year].join('_')
}

function dateParts(date: Date) {
  return {
    year: String(date.getFullYear()),
    month: String(date.getMonth() + 1).padStart(2, '0'),
    day: String(date.getDate()).padStart(2, '0'),
  }
}
