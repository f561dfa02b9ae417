/** Replaces the decimal digits of every script by 0-9: `९७` becomes `97`. */
export const latinDigits = (text: string) => text.replace(/\p{Nd}/gu, digitValue)

/** In Unicode the ten digits of a script follow one another. Where those of several scripts do, the first is a zero. */
function digitValue(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let digitsBefore = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - digitsBefore - 1))) digitsBefore++
  return String(digitsBefore % 10)
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
