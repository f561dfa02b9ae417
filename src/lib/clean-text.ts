/** Replaces the decimal digits of every script by 0-9: `९७` becomes `97`. */
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, digitValue)

/**
 * In Unicode the digits of a script are consecutive, and the hexadecimal code point of its zero ends in 0 or 6: the Hindi zero is 0966,
 * the Hindi seven 096D, and the hexadecimal D is 13, 7 more than 6.
 */
function digitValue(digit: string) {
  // `normalize` turns mathematical and full-width digits, whose zeros end otherwise, into 0-9.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0
  const lastHexDigit = code % 16
  const zeroEndsIn0 = /\p{Nd}/u.test(String.fromCodePoint(code - lastHexDigit))
  return String(zeroEndsIn0 ? lastHexDigit : lastHexDigit - 6)
}

/**
 * Removes invisible characters from text before it is stored: controls, direction marks, lone surrogates. Line ends become `\n`.
 * Joiners stay, because Hindi and emoji need them.
 */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Surrogate}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]|(?![\n\t])\p{Cc}/gu, '')
    .trim()
