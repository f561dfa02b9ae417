import { createElement, Fragment } from 'react'

const latinNames = /(\p{Script=Latin}(?:[\p{Script=Latin} .&’-]*\p{Script=Latin})?)/u

/** A text; in a Hindi one each Latin name is marked as English, so that it is read aloud as such. */
export function LatinNames({ children }: { children: string }) {
  if (!/\p{Script=Devanagari}/u.test(children)) return children
  const parts = children
    .split(latinNames)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { lang: 'en' }, part) : part))
  return createElement(Fragment, null, ...parts)
}
