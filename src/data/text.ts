/** Text as it is stored: trimmed, and without U+0000, which Postgres cannot hold. */
export function clean(text: string) {
  return text.replaceAll('\u0000', '').trim()
}

/** Like `clean`; a blank text is null. */
export function cleanOrNull(text: string | undefined) {
  return clean(text ?? '') || null
}
