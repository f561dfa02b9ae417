import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { pageHtml } from '@/testing/page-words'

const { DOMParser } = new Window()

const pages = {
  '/services/admission-guidance': [
    ...['Profile review', 'Understand', 'Choose', 'Prepare', 'Apply and decide', 'Belgium', 'Luxembourg'],
    ...['A calendar of all deadlines', 'KU Leuven', 'TU Delft', 'University of Luxembourg', 'RWTH Aachen'],
  ],
  '/services/during-studies': [
    ...['Housing', 'The room does not allow registration', 'Lonely in winter', 'Plan the exams'],
    ...['Your first weeks, country by country', 'What we do not do'],
  ],
  '/services/post-study': [
    ...['CV review', 'Stay in Europe', 'Return to India', 'Go global', 'Take stock', 'Choose a direction'],
    ...['Four countries, one view', 'What nobody can promise'],
  ],
}

test.each(Object.entries(pages))(
  '%s: what is folded on phones is in the file, behind a line that says what it holds',
  (path, words) => {
    const page = new DOMParser().parseFromString(pageHtml.get(path) ?? '', 'text/html')
    const main = page.querySelector('main')
    expect(words.filter((word) => !main?.textContent.includes(word))).toEqual([])
    const folds = [...page.querySelectorAll('main section > div:has(details)')]
    expect(folds.length).toBeGreaterThan(1)
    for (const fold of folds) {
      expect(fold.querySelector('h2')?.textContent).toMatch(/\S/)
      expect(fold.querySelector('summary')?.textContent).toMatch(/\S/)
    }
  },
)
