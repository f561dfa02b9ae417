/** The text with the decimal digits of every script written as 0-9: `९७` gives `97`. */
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, digitValue)

/** Unicode has each script's digits in a row, and its zero at a code point that ends in 0 or 6 (hexadecimal). */
function digitValue(digit: string) {
  // Turns mathematical and full-width digits, which stand elsewhere, into 0-9.
  const code = digit.normalize('NFKC').codePointAt(0) ?? 0
  const last = code % 16
  const beginsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - last))
  return String(beginsAtZero ? last : last - 6)
}
