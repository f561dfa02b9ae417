import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PlanRows } from '@/components/plan-rows'
import type { AnswerWords } from '@/content/plan/answer'
import { type Asked, defaultPlan, levels } from '@/content/plan/asked'
import { english } from '@/content/plan/english'
import { hindi } from '@/content/plan/hindi'
import { allPlans } from '@/domain/country-plan'
import { queryOf } from '@/domain/plan-query'
import { PlanView } from '@/pages/plan/plan-view'

const asked: Asked[] = levels.flatMap((level) =>
  [undefined, 0.1, 15, 16.8, 22.5, 23.7, 31.8, 99].map((budget) => ({ ...defaultPlan, level, budget })),
)

const html = (element: Parameters<typeof createElement>[0], props: object) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(element, props)))
const rows = (asked: Asked, words: AnswerWords = english) =>
  html(PlanRows as never, { plans: allPlans(asked), asked, words })

/** Country by country: its name, the lower sum, and the verdict. */
const textsIn = (html: string, item: RegExp) =>
  [...html.matchAll(item)].map(([part]) => [
    /<(?:p><span|h3)[^>]*>([^<]+)/.exec(part)?.[1],
    /<b>([^<]+? lakh)/.exec(part)?.[1],
    /<(?:strong|p class="verdict")[^>]*>([^<]+)/.exec(part)?.[1],
  ])

test('the rows say of each country what the plan says', () => {
  for (const each of asked) {
    const plan = html(PlanView as never, { asked: each, words: english, today: new Date(2026, 10, 23) })
    const inRows = textsIn(rows(each), /<li.*?<\/li>/g)
    expect(inRows, queryOf(each)).toHaveLength(4)
    expect(inRows, queryOf(each)).toEqual(textsIn(plan, /<li class="country">.*?<\/li>/g))
  }
})

test('English and Hindi name the same amounts', () => {
  const amounts = (html: string) => html.match(/₹[\d.,]+/g)
  for (const each of asked) expect(amounts(rows(each, hindi))).toEqual(amounts(rows(each)))
})
