export const legalWords = {
  updated: 'Last changed on',
  inShort: 'In short',
  inShortNote: 'This summary helps you to find your way. The text below it is what counts.',
  contents: 'Parts of this page',
}

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { text: string; href: string }[] }

export type LegalSection = {
  /** Its anchor on the page. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export type LegalPage = {
  /** For machines: `2026-11-20`. */
  updated: string
  /** For readers: `20 November 2026`. */
  updatedShown: string
  /** The page in a few sentences. It stands at the top and is not the binding text. */
  summary: readonly string[]
  sections: readonly LegalSection[]
}
