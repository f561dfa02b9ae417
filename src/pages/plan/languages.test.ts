import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { destinations } from '@/content/destinations'
import { type Asked, defaultPlan, levels } from '@/content/plan/asked'
import { english } from '@/content/plan/english'
import { hindi } from '@/content/plan/hindi'
import { queryOf, upcomingStarts } from '@/domain/plan-query'
import { PlanView } from '@/pages/plan/plan-view'

const today = new Date(2026, 10, 23)

/** Each level, country, season and kind of budget; the loans are of every kind that words speak of. */
const plans: Asked[] = levels.flatMap((level) =>
  [undefined, ...destinations.map(({ slug }) => slug)].flatMap((country) =>
    upcomingStarts(today)
      .slice(0, 2)
      .flatMap((start) =>
        [
          { budget: undefined },
          { budget: 15, loan: 5 },
          { budget: 27, loan: 26.5, rate: 97.25 },
          { budget: 99, loan: 60 },
        ].map((money) => ({ ...defaultPlan, level, country, start, ...money })),
      ),
  ),
)

/** Its amounts in lakh or euros, and the day and year of its dates. */
function amountsIn(asked: Asked, words: typeof english) {
  const view = createElement(PlanView, { asked, words, today })
  const text = renderToStaticMarkup(createElement(MemoryRouter, null, view)).replace(/<[^>]+>/g, ' ')
  return [...text.matchAll(/[₹€]\d(?:[\d,.]*\d)?(?: (?:lakh|लाख))?|\b\d{1,2} \S+ 20\d\d/g)]
    .map(([amount]) => amount.replace('लाख', 'lakh').replace(/^(\d+) \S+ (20\d\d)$/, '$1 $2'))
    .sort()
    .join()
}

/** Names that are the same in every language: all that stands in Latin letters in a Hindi sentence. */
const names =
  /\b(?:TCS|26AS|APS|IND|MVV|VVR|VUB|ULB|Maastricht|Fintiba|WhatsApp|DAAD|Administrative (?:Tribunal|Court)|Council for Alien Law Litigation)\b/g

/** An amount, and an object of amounts. */
const amount = new Proxy({}, { get: (_, key) => (key === Symbol.toPrimitive ? () => '₹1' : '₹1') })

/** Each text of a language; a function is given an amount for each of its arguments. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsOf(words(amount, amount, amount))
  return typeof words === 'object' && words ? Object.values(words).flatMap(textsOf) : []
}

test('Hindi sentences hold Latin letters in names only', () => {
  const { locale, ...texts } = hindi
  expect(locale).toBe('hi-IN-u-nu-latn')
  const all = textsOf(texts)
  expect(all.length).toBeGreaterThan(120)
  expect(all.filter((text) => /[a-z]/i.test(text.replace(names, '')))).toEqual([])
  expect(all.filter((text) => /(?:करें|डालें|लिखें|भेजें|देखें|पूछें|लें|दें)(?=[\s।:,]|$)/.test(text))).toEqual([])
})

test('English and Hindi plans show the same amounts and dates', () => {
  const different = plans.filter((asked) => amountsIn(asked, english) !== amountsIn(asked, hindi))
  expect(different.map(queryOf)).toEqual([])
  expect(amountsIn(defaultPlan, hindi)).toContain('₹22.5 lakh')
})
