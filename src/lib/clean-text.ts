/**
 * Text as it is stored and put into references: without controls, direction marks and other characters that show nothing, without
 * halves of surrogate pairs, and with one kind of line end. Joiners stay: Hindi and emoji need them.
 */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Surrogate}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]|(?![\n\t])\p{Cc}/gu, '')
    .trim()
