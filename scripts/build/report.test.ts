import { expect, test } from 'vitest'
import { root } from '../shared/project.mjs'
import { firstLoad } from './report.mjs'

const chunk = (name: string, imports: string[] = []) => ({
  isEntry: name === 'boot',
  fileName: name,
  imports,
  modules: { [name === 'main' ? `${root}/src/app/main.tsx` : name]: {} },
})

test("a page's first load is boot, the app and the page, with all that they import", () => {
  const chunks = [
    chunk('boot', ['table']),
    chunk('table'),
    chunk('main', ['table', 'react']),
    chunk('react'),
    chunk('home', ['arch']),
    chunk('arch'),
    chunk('late'),
  ]
  expect(firstLoad(chunks, ['home'])).toEqual(['boot', 'table', 'main', 'react', 'home', 'arch'])
  expect(() => firstLoad(chunks, [])).toThrow('A page has no code of its own')
})
