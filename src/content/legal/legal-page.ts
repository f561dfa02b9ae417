import { showsSamples } from '@/content/samples'

export const legalWords = {
  updated: 'Last changed on',
  inShort: 'In short',
  inShortNote: 'This summary helps you to find your way. The text below it is what counts.',
  contents: 'Parts of this page',
}

/** A string is a paragraph. */
export type LegalBlock =
  | string
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'links'; links: readonly { text: string; href: string }[] }

export type LegalSection = {
  /** The section's anchor on the page. */
  id: string
  title: string
  blocks: readonly LegalBlock[]
}

export type LegalText = {
  /** The date of the last change: `2026-11-20`. */
  updated: string
  /** A summary at the top of the page, which is not binding. */
  summary: readonly string[]
  sections: readonly LegalSection[]
}

/** The mark of a fact that the owner has not given. Captured, so that `split` keeps it. */
export const ownersMark = /(\[to be completed by the owner: [^\]]+\])/

/** A build for hosting leaves out each sentence, item and row whose fact the owner has not given. */
export function withoutMarks({ sections, ...page }: LegalText, keepMarks = showsSamples): LegalText {
  if (keepMarks) return { ...page, sections }
  const parts = sections.map(({ blocks, ...section }) => ({
    ...section,
    blocks: blocks.flatMap(unmarkedBlock),
  }))
  return { ...page, sections: parts.filter(({ blocks }) => blocks.length > 0) }
}

/** The block without marked parts, in a list; an empty list if nothing is left. */
function unmarkedBlock(block: LegalBlock): LegalBlock[] {
  if (typeof block === 'string') return [unmarkedSentences(block)].filter(Boolean)
  switch (block.kind) {
    case 'links':
      return [block]
    case 'list': {
      const items = block.items.map(unmarkedSentences).filter(Boolean)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    case 'table': {
      const rows = block.rows.filter((row) => !row.some((cell) => ownersMark.test(cell)))
      return rows.length > 0 ? [{ ...block, rows }] : []
    }
  }
}

function unmarkedSentences(text: string) {
  if (!ownersMark.test(text)) return text
  const sentences = text.split('. ').filter((sentence) => !ownersMark.test(sentence))
  return sentences.length > 0 ? `${sentences.join('. ').replace(/\.$/, '')}.` : ''
}
