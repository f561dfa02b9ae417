import { expect, test, vi } from 'vitest'
import { firstLoad, refuseCycles } from './first-load.ts'

const file = (fileName: string, module: string, imports: string[] = []) => ({
  fileName,
  modules: { [`/src/${module}`]: {} },
  imports,
})

test('a page loads boot, the app, its own file, and only what these import', () => {
  const chunks = [
    file('faq.js', 'pages/faq/page.tsx', ['shared.js']),
    file('boot.js', 'app/boot.ts'),
    file('app.js', 'app/main.tsx', ['react.js']),
    file('react.js', 'react.js'),
    file('shared.js', 'lib/day.ts', ['react.js']),
    file('plan.js', 'pages/plan/page.tsx', ['plan-parts.js']),
  ]
  expect(firstLoad(chunks, '/src/pages/faq/page.tsx')).toEqual([
    'boot.js',
    'app.js',
    'faq.js',
    'react.js',
    'shared.js',
  ])
  expect(() => firstLoad(chunks, '/src/pages/lost/page.tsx')).toThrow('No script file holds /src/pages/lost')
})

test('the build stops at a circle of imports among script files', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The command ended.')
  })
  const message = vi.spyOn(console, 'error').mockImplementation(() => {})
  refuseCycles([file('app.js', 'app.ts', ['shared.js']), file('shared.js', 'shared.ts')])
  expect(exit).not.toHaveBeenCalled()
  const circle = [
    file('app.js', 'app.ts', ['shared.js']),
    file('shared.js', 'shared.ts', ['forms.js']),
    file('forms.js', 'forms.ts', ['app.js']),
  ]
  expect(() => refuseCycles(circle)).toThrow('The command ended.')
  expect(message).toHaveBeenCalledWith(expect.stringContaining('app.js imports itself through'))
})
