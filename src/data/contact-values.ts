import { latinDigits } from '@/lib/clean-text'

/** Blanks, controls and invisible characters, such as a zero-width space or a direction mark. */
const invisible = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const inAngleBrackets = /<([^<>]*@[^<>]*)>/
const quotesAndPunctuationAround = /^[("'[<«“‘]+|[.,;:)"'\]>»”’]+$/g
/** A mail link: its address may be followed by a query. */
const mailtoLink = /^mailto:([^?]*).*$/i

export const isInvisible = (text: string) => text.replace(invisible, '') === ''

/** The e-mail address in a pasted text such as `mailto:asha@example.com` or `Asha Rao <asha@example.com>,`. */
export function cleanEmail(text: string) {
  const address = inAngleBrackets.exec(text)?.[1] ?? text
  return address
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(quotesAndPunctuationAround, '')
    .replace(mailtoLink, '$1')
}

/** The phone number in a pasted text, its digits written as 0-9 whatever their script. */
export const cleanPhone = (text: string) =>
  latinDigits(text)
    .replace(invisible, (character) => (/\s/.test(character) ? ' ' : ''))
    .replace(/ +/g, ' ')
    .trim()
    .replace(/^tel: ?/i, '')

/** Whether an address has characters beyond ASCII. Browsers write such a domain as `xn--…`. */
export const isForeignEmail = (email: string) => /[^\x20-\x7e]|@(.*\.)?xn--/i.test(email)
