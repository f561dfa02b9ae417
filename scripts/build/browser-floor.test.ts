import { expect, test } from 'vitest'
import { browserTargets, tooNew } from './browser-floor.mjs'

test('a newer API is found, by itself and on any object', () => {
  expect(tooNew('let a=Object.groupBy(b,c);d.toSorted();new Intl.Segmenter().segment(e)')).toEqual([
    'Intl.Segmenter',
    'Object.groupBy',
    '.toSorted',
  ])
})

test('newer syntax is found: one such file would not run at all', () => {
  expect(tooNew('class A extends Map{static{k(this,`A`)}}')).toEqual(['a static block'])
  expect(tooNew('a.split(/(?<=b)c/)')).toEqual(['a look-behind'])
  expect(tooNew('class A{static a=1}a.match(/(?<name>b)/)')).toEqual([])
})

test('the build is made for the browsers that package.json names', () => {
  expect(browserTargets('production')).toEqual(['chrome111', 'safari16.4', 'ios16.4', 'firefox128'])
  expect(browserTargets('forms')).toEqual(['chrome99', 'safari15.4', 'ios15.4', 'firefox97'])
})

test('what is asked for first is used where it is there', () => {
  expect(tooNew('typeof e.checkVisibility==`function`&&e.checkVisibility()')).toEqual([])
  expect(tooNew('typeof Intl.Segmenter!="function"?[...t]:new Intl.Segmenter(t)')).toEqual([])
  expect(tooNew('`startViewTransition`in document&&document.startViewTransition(f)')).toEqual([])
  expect(tooNew('try{var u=l.startViewTransition({update(){}})}catch{}')).toEqual([])
})

test('another thing of that name is not it', () => {
  expect(tooNew('class A extends Map{toSorted(t){return 1}}new A().toSorted(f)')).toEqual([])
  expect(tooNew('schema.Temporal.of(1);myrequestIdleCallback(f)')).toEqual([])
})
