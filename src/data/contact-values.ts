import { latinDigits } from '@/lib/clean-text'

/** Blanks, controls and invisible characters, such as a zero-width space, a direction mark or a blank Braille cell. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

const inAngleBrackets = /<([^<>]*@[^<>]*)>/
const quotesAndPunctuationAround = /^[("'[<«“‘]+|[.,;:)"'\]>»”’]+$/g
/** A mail link: its address may be followed by a query. */
const mailtoLink = /^mailto:([^?]*).*$/i

export const isInvisible = (text: string) => text.replace(invisible, '') === ''

/**
 * The e-mail address in a pasted text such as `mailto:asha@example.com` or `Asha Rao <asha@example.com>,`. Blanks between words stay, so
 * that the form refuses the text.
 */
export function cleanEmail(text: string) {
  const address = inAngleBrackets.exec(text)?.[1] ?? text
  return withPlainBlanks(address)
    .normalize('NFKC')
    .replace(/ *@ */g, '@')
    .replace(/(@[^. ]+) *\. */, '$1.')
    .trim()
    .replace(quotesAndPunctuationAround, '')
    .replace(mailtoLink, '$1')
    .trim()
}

/** The phone number in a pasted text, its digits written as 0-9 whatever their script. */
export const cleanPhone = (text: string) =>
  withPlainBlanks(latinDigits(text))
    .trim()
    .replace(/^tel: ?/i, '')

/** Removes invisible characters, and writes each row of blanks as one space. */
const withPlainBlanks = (text: string) =>
  text.replace(invisible, (character) => (/\s/.test(character) ? ' ' : '')).replace(/ +/g, ' ')

/** Whether an address has characters beyond ASCII. Browsers write such a domain as `xn--…`. */
export const isForeignEmail = (email: string) => /[^\x20-\x7e]|@(.*\.)?xn--/i.test(email)
