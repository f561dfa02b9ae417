import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { numberSources } from '@/components/layout/number-sources'

test('a printed page numbers its links and lists each address once', () => {
  document.body.innerHTML = `<main>
    <a href="https://ind.nl/fees">IND</a> <a href="https://duo.nl/">DUO</a> <a href="https://ind.nl/fees">IND again</a>
    <a href="/contact">Contact</a> <a href="https://wa.me/32">Chat</a>
    <article><a href="https://own.example/">Own</a></article>
  </main>`
  numberSources()
  for (const _ of [1, 2]) {
    window.dispatchEvent(new Event('beforeprint'))
    const numbers = screen.getAllByRole('link').map((link) => link.dataset.source)
    expect(numbers).toEqual(['1', '2', '1', undefined, undefined, undefined])
    const sources = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(sources.map((source) => source.textContent)).toEqual([
      'IND: https://ind.nl/fees',
      'DUO: https://duo.nl/',
    ])
    window.dispatchEvent(new Event('afterprint'))
    expect(screen.queryByRole('list')).toBeNull()
  }
  document.body.replaceChildren()
})
