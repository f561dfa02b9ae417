/** Replaces the decimal digits of every script by 0-9: `९७` becomes `97`. */
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, digitValue)

/** In Unicode the digits of a script are consecutive, and the hexadecimal code point of its zero ends in 0 or 6. */
function digitValue(digit: string) {
  // Turns mathematical and full-width digits, which stand elsewhere, into 0-9.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0
  const last = code % 16
  const beginsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - last))
  return String(beginsAtZero ? last : last - 6)
}
