import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { destinations } from '@/content/destinations'
import { pageHtml } from '@/testing/page-words'

const { DOMParser } = new Window()

test.each(destinations)(
  '$slug: everything leads on to where the specification says, each figure has its source, each fold its answer in one line',
  ({ slug, nameInText }) => {
    const page = new DOMParser().parseFromString(pageHtml.get(`/destinations/${slug}`) ?? '', 'text/html')
    const all = (selector: string) => [...page.querySelectorAll(`main ${selector}`)]
    expect(all('h1').map(({ textContent }) => textContent)).toEqual([`Study in ${nameInText}`])
    const target = slug === 'germany' ? '/contact' : '/signup?type=student'
    expect(all(`a[href="${target}"]`)).toHaveLength(2)

    const figures = all('dd')
    expect(figures.length).toBeGreaterThan(15)
    for (const figure of figures) expect(figure.querySelector('a[href^="https://"]')).not.toBeNull()

    const answers = all('.fold summary')
    expect(answers.length).toBeGreaterThan(10)
    for (const answer of answers) expect(answer.textContent).toMatch(/\S/)
  },
)
