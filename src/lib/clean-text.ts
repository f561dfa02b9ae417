/**
 * Removes invisible characters from text before it is stored: controls, direction marks, lone surrogates. Line ends become `\n`.
 * Joiners stay, because Hindi and emoji need them.
 */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Surrogate}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]|(?![\n\t])\p{Cc}/gu, '')
    .trim()
