import MiniSearch, { type SearchOptions } from 'minisearch'
import { createElement, type ReactNode } from 'react'
import { answerText, type FaqQuestion, faq } from '@/content/faq'
import { fillers, synonyms } from '@/content/faq/search-words'

export type Hit = { question: FaqQuestion; mark: (text: string) => ReactNode }

/** Removes case and accents, so that `liege` finds `Liège`. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A word. Its parentheses make `split` return, in turns, the text between words and a word. */
const wordPattern = /([^\p{Z}\p{P}]+)/u
const isWord = (_: string, index: number) => index % 2 === 1
const wordsOf = (text: string) => plain(text).split(wordPattern).filter(isWord)
const fillerWords = new Set(fillers.split(' '))

const questions = new Map(
  faq.groups.flatMap(({ questions }) => questions.map((question) => [question.id, question])),
)

const index = new MiniSearch({
  fields: ['question', 'synonyms', 'answer'],
  processTerm: (word) => (fillerWords.has(plain(word)) ? null : plain(word)),
  searchOptions: {
    boost: { question: 3, synonyms: 4 },
    prefix: true,
    // A long word may have a typing error for every four letters.
    fuzzy: (term) => (term.length > 4 ? 0.25 : false),
  },
})
index.addAll(
  [...questions.values()].map((question) => ({
    id: question.id,
    question: question.question,
    synonyms: synonymsFor(question),
    answer: answerText(question),
  })),
)

/** Words that visitors type when they mean this question. */
function synonymsFor({ question }: FaqQuestion) {
  const text = question.toLowerCase()
  return synonyms.filter(({ meant }) => meant.some((words) => text.includes(words))).map(({ typed }) => typed)
}

/**
 * The searches, the strictest first; the first with a result counts. All words, of which short ones must match whole, so that `PR` does
 * not find `price`; all words, also as beginnings; any of the words.
 */
const attempts: SearchOptions[] = [
  { combineWith: 'AND', prefix: (term) => term.length > 3 },
  { combineWith: 'AND' },
  {},
]

/** The matching questions, best first; `undefined` without a search term. */
export function findQuestions(query: string): Hit[] | undefined {
  const hasTerm = wordsOf(query).some((word) => !fillerWords.has(word))
  if (!hasTerm) return undefined
  const results = attempts.map((options) => index.search(query, options))
  const found = results.find((hits) => hits.length > 0) ?? []
  return found.flatMap(({ id, terms }) => {
    const question = questions.get(id)
    return question ? { question, mark: highlighter(terms) } : []
  })
}

/** Returns a function that highlights the found words and their synonyms in a text. */
function highlighter(terms: readonly string[]) {
  const typedSynonyms = synonyms.filter(({ typed }) => wordsOf(typed).some((word) => terms.includes(word)))
  const meantWords = typedSynonyms.flatMap(({ meant }) => meant.flatMap(wordsOf))
  const highlighted = new Set([...terms, ...meantWords].filter((word) => !fillerWords.has(word)))
  const highlight = (part: string) => (highlighted.has(plain(part)) ? <Marked>{part}</Marked> : part)
  return (text: string) => createElement('span', null, ...text.split(wordPattern).map(highlight))
}

const Marked = ({ children }: { children: string }) => (
  <mark className="rounded-sm bg-marigold-light text-ink-deep">{children}</mark>
)
