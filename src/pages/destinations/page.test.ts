import { expect, test } from 'vitest'
import { destinations } from '@/content/destinations'
import { pageHtml, wordsOf } from '@/testing/page-words'

test.each(destinations)(
  '$slug: everything leads on to where the specification says, each figure has its source, each fold its answer in one line',
  ({ slug, nameInText }) => {
    const [main = ''] = /<main.*<\/main>/s.exec(pageHtml.get(`/destinations/${slug}`) ?? '') ?? []
    const all = (tag: string) => main.match(new RegExp(`<${tag}\\b.*?</${tag}>`, 'gs')) ?? []
    expect(all('h1').map((heading) => wordsOf(heading).trim())).toEqual([`Study in ${nameInText}`])
    const target = slug === 'germany' ? '/contact' : '/signup?type=student'
    expect(all('a').filter((link) => link.includes(` href="${target}"`))).toHaveLength(2)

    const figures = all('dd')
    expect(figures.length).toBeGreaterThan(15)
    for (const figure of figures) expect(figure).toMatch(/<a [^>]*href="https:/)

    const answers = all('summary').map(wordsOf)
    expect(answers.length).toBeGreaterThan(10)
    for (const answer of answers) expect(answer).toMatch(/\S/)
  },
)
