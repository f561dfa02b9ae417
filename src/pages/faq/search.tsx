import MiniSearch, { type SearchOptions } from 'minisearch'
import { createElement, type ReactNode } from 'react'
import { answerText, type FaqQuestion, faq } from '@/content/faq'
import { fillers, synonyms } from '@/content/faq/search-words'

export type Hit = { question: FaqQuestion; mark: (text: string) => ReactNode }

/** Removes case and accents, so that `liege` finds `Liège`. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const between = /([\p{Z}\p{P}]+)/u
const tokensOf = (text: string) => plain(text).split(/[\p{Z}\p{P}]+/u)
const fillerWords = new Set(fillers.split(' '))

const questions = new Map(faq.groups.flatMap((group) => group.questions.map((each) => [each.id, each])))

const index = new MiniSearch({
  fields: ['question', 'typed', 'answer'],
  processTerm: (word) => (fillerWords.has(plain(word)) ? null : plain(word)),
  searchOptions: {
    boost: { question: 3, typed: 4 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.25 : false),
  },
})
index.addAll(
  [...questions.values()].map((each) => ({
    id: each.id,
    question: each.question,
    typed: synonyms
      .filter(({ meant }) => meant.some((words) => each.question.toLowerCase().includes(words)))
      .map(({ typed }) => typed),
    answer: answerText(each),
  })),
)

/** All words, the short ones whole, so that `PR` is no `price`; then all words as beginnings; then any word. */
const attempts: SearchOptions[] = [
  { combineWith: 'AND', prefix: (term) => term.length > 3 },
  { combineWith: 'AND' },
  {},
]

/** The matching questions, best first; `undefined` without a search term. */
export function findQuestions(query: string): Hit[] | undefined {
  if (tokensOf(query).every((word) => !word || fillerWords.has(word))) return undefined
  const found = attempts.map((options) => index.search(query, options)).find((hits) => hits.length > 0) ?? []
  return found.flatMap(({ id, terms }) => {
    const question = questions.get(id)
    return question ? { question, mark: marker(terms) } : []
  })
}

/** Highlights the found words and their synonyms. */
function marker(terms: readonly string[]) {
  const typedFor = synonyms.filter(({ typed }) => tokensOf(typed).some((word) => terms.includes(word)))
  const found = new Set(
    [...terms, ...typedFor.flatMap(({ meant }) => meant.flatMap(tokensOf))].filter(
      (word) => !fillerWords.has(word),
    ),
  )
  const markOne = (part: string) => (found.has(plain(part)) ? <Marked>{part}</Marked> : part)
  return (text: string) => createElement('span', null, ...text.split(between).map(markOne))
}

const Marked = ({ children }: { children: string }) => (
  <mark className="rounded-sm bg-marigold-light text-ink-deep">{children}</mark>
)
