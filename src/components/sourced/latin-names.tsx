import { createElement, Fragment } from 'react'

/** One or more words in Latin letters, with blanks and signs between them. Captured, so that `split` keeps them. */
const latinNames = /(\p{Script=Latin}(?:[\p{Script=Latin} .&’-]*\p{Script=Latin})?)/u

/** A text in which Latin names are marked as English if it is in Hindi, so that screen readers read them as English. */
export function LatinNames({ children }: { children: string }) {
  if (!/\p{Script=Devanagari}/u.test(children)) return children
  const parts = children
    .split(latinNames)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { lang: 'en' }, part) : part))
  return createElement(Fragment, null, ...parts)
}
