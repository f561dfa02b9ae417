import { cleanText } from '@/lib/clean-text'

export function cleanOrNull(text: string | undefined) {
  return cleanText(text ?? '') || null
}

/** Keeps only the columns with a value, so that a request without any has exactly the specified keys. */
export function withoutBlank<Columns extends Record<string, string | null | undefined>>(columns: Columns) {
  const entries = Object.entries(columns).filter(([, value]) => value)
  return Object.fromEntries(entries) as { [Column in keyof Columns]?: NonNullable<Columns[Column]> }
}
